import { sessionContract } from '../../contract/session'
import { dashboardQueryOptions } from '../../dashboard/dashboard-query-options'
import { answers } from '../../testing/fake-api'
import { profileOf } from '../../testing/profile'
import { recordedHttp } from '../../testing/transports'
import { queryOf } from '../api/api'
import { createStore } from '../store/store'
import { watchVisibility } from './watch-visibility'

const minute = 60_000
const pass = (time: number) => jest.advanceTimersByTimeAsync(time)
const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

const profile = profileOf()

/** Opens a page with a query that has the options of dashboards. */
async function openDashboard() {
  const { http, sent } = recordedHttp(answers(sessionContract, { profileMe: async () => profile }))
  const store = createStore(http)
  const stop = watchVisibility(store)
  const query = queryOf(sessionContract.profileMe)
  const { unsubscribe } = store.dispatch(query.initiate(undefined, { subscriptionOptions: dashboardQueryOptions }))
  await pass(0)
  return {
    requests: () => sent.length,
    close: () => {
      unsubscribe()
      stop()
    },
  }
}

let page: Awaited<ReturnType<typeof openDashboard>>
beforeEach(async () => {
  jest.useFakeTimers()
  page = await openDashboard()
})
afterEach(() => {
  page.close()
  setHidden(false)
  jest.useRealTimers()
})

test('a visible dashboard is fetched every minute', async () => {
  expect(page.requests()).toBe(1)
  await pass(2 * minute)
  expect(page.requests()).toBe(3)
})

test('a hidden dashboard is not fetched; it is at once when it is visible again, and then every minute', async () => {
  setHidden(true)
  await pass(10 * minute)
  expect(page.requests()).toBe(1)
  setHidden(false)
  await pass(0)
  expect(page.requests()).toBe(2)
  await pass(minute)
  expect(page.requests()).toBe(3)
})

test('a window that gets the focus fetches nothing', async () => {
  window.dispatchEvent(new Event('focus'))
  await pass(0)
  expect(page.requests()).toBe(1)
})

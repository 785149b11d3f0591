import { sessionContract } from '../../contract/session'
import { answers, refusal } from '../../testing/fake-api'
import { profileOf } from '../../testing/profile'
import { recordedHttp } from '../../testing/transports'
import { queryOf } from '../api/api'
import { reachSlice } from '../store/reach'
import { createStore } from '../store/store'
import { watchReach } from './watch-reach'

const profile = profileOf()

/** Creates a fake server whose status and readiness a test can change, and a store that watches the server. */
function watched() {
  const server = { status: 200, ready: true, probes: 0 }
  const { http, sent } = recordedHttp(
    answers(sessionContract, {
      profileMe: async () => {
        if (server.status !== 200) throw refusal(server.status, 'Not now.')
        return profile
      },
    }),
  )
  const store = createStore(http)
  const stop = watchReach(store, async () => {
    server.probes++
    return server.ready
  })
  const request = () => store.dispatch(queryOf(sessionContract.profileMe).initiate(undefined, { forceRefetch: true }))
  return { server, sent, store, stop, request, reach: () => store.getState().reach }
}

const passTime = (time: number) => jest.advanceTimersByTimeAsync(time)
const setOnline = (on: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(on)
  window.dispatchEvent(new Event(on ? 'online' : 'offline'))
}

let portal: ReturnType<typeof watched>
beforeEach(() => {
  jest.useFakeTimers()
  portal = watched()
})
afterEach(() => {
  portal.stop()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test.each([500, 502, 503])('an unready server with status %d counts as gone until it is ready', async (status) => {
  const { server, request, reach, sent } = portal
  Object.assign(server, { status, ready: false })
  await request()
  await passTime(0)
  expect(reach()).toBe('serverUnreachable')
  Object.assign(server, { status: 200, ready: true })
  await passTime(999)
  expect(reach()).toBe('serverUnreachable')
  expect(sent).toHaveLength(1)
  await passTime(1)
  expect(reach()).toBe('online')
  await passTime(0)
  // The data on the page is fetched again.
  expect(sent).toHaveLength(2)
})

test('a failed request is not reported if the server is ready', async () => {
  const { server, request, reach, sent } = portal
  server.status = 500
  await request()
  await passTime(60_000)
  expect(reach()).toBe('online')
  expect(server.probes).toBe(1)
  expect(sent).toHaveLength(1)
})

test.each([400, 401, 403, 404, 429])('a response with status %d does not probe the server', async (status) => {
  const { server, request } = portal
  server.status = status
  await request()
  await passTime(0)
  expect(server.probes).toBe(0)
})

test('an aborted request does not probe the server', async () => {
  const { server, request } = portal
  request().abort()
  await passTime(0)
  expect(server.probes).toBe(0)
})

test('a server that is down is probed at growing intervals, whatever else fails', async () => {
  const { server, request } = portal
  Object.assign(server, { status: 503, ready: false })
  await Promise.all([request(), request()])
  const times: number[] = []
  for (let second = 0; second <= 31; second++) {
    if (second === 10) await request()
    if (server.probes > times.length) times.push(second)
    await passTime(1000)
  }
  expect(times).toEqual([0, 1, 3, 7, 15, 30])
})

test('an offline browser is reported at once, and the server is probed when it is online again', async () => {
  const { server, reach } = portal
  server.ready = false
  setOnline(false)
  expect(reach()).toBe('offline')
  setOnline(true)
  await passTime(0)
  expect(reach()).toBe('serverUnreachable')
  server.ready = true
  await passTime(1000)
  expect(reach()).toBe('online')
})

test('a page that starts while the server counts as gone probes it at once', async () => {
  const { store, stop, server, reach } = portal
  stop()
  store.dispatch(reachSlice.actions.reached('serverUnreachable'))
  await passTime(60_000)
  expect(server.probes).toBe(0)
  const again = watchReach(store, async () => true)
  await passTime(0)
  expect(reach()).toBe('online')
  again()
})

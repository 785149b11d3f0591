import { waitFor } from '@testing-library/react'
import { acquireTabLock, type TabLock } from './tab-lock'

const testParams = { code: 'READ', id: 1 }
const open: TabLock[] = []
let clock: jest.SpyInstance<number>
beforeEach(() => {
  let now = 1000
  clock = jest.spyOn(Date, 'now').mockImplementation(() => now++)
})
afterEach(() => {
  for (const lock of open.splice(0)) lock.leave()
  jest.restoreAllMocks()
})

/** A tab that opens the test, and whether it has the lock. */
function tab(at = testParams) {
  const state = { isHeld: true }
  const lock = acquireTabLock(at, () => {
    state.isHeld = false
  })
  open.push(lock)
  return {
    ...lock,
    has: () => state.isHeld,
    take() {
      state.isHeld = true
      lock.take()
    },
  }
}

const holder = (tabs: { has: () => boolean }[], which: number) =>
  waitFor(() => expect(tabs.map(({ has }) => has())).toEqual(tabs.map((_, i) => i === which)))

/** Resolves once all messages sent so far have been received. */
async function silence() {
  const [receiver, sender] = [new BroadcastChannel('silence'), new BroadcastChannel('silence')]
  await new Promise((resolve) => {
    receiver.onmessage = resolve
    sender.postMessage('')
  })
  receiver.close()
  sender.close()
}

test('the first tab has the test, and the second learns it', async () => {
  const tabs = [tab(), tab()]
  await holder(tabs, 0)
})

test('each test has its own lock', async () => {
  const tabs = [tab(), tab({ code: 'READ', id: 2 })]
  await silence()
  expect(tabs.map(({ has }) => has())).toEqual([true, true])
})

test('any tab can take the test over, as often as it likes, and the one that had it learns it', async () => {
  const tabs = [tab(), tab(), tab()] as const
  await holder([...tabs], 0)
  for (const which of [1, 2, 0, 1] as const) {
    tabs[which].take()
    await holder([...tabs], which)
  }
})

test('a tab that is gone has nothing', async () => {
  const first = tab()
  first.leave()
  const second = tab()
  await silence()
  expect(second.has()).toBe(true)
})

test('one tab has the test even if both open at the same time, or the clock jumps backwards in between', async () => {
  clock.mockReturnValue(5000)
  const twins = [tab(), tab()]
  await waitFor(() => expect(twins.filter(({ has }) => has())).toHaveLength(1))
  for (const lock of open.splice(0)) lock.leave()
  const first = tab()
  clock.mockReturnValue(1000)
  const second = tab()
  await waitFor(() => expect([first, second].filter(({ has }) => has())).toHaveLength(1))
  await silence()
  expect([first, second].filter(({ has }) => has())).toHaveLength(1)
})

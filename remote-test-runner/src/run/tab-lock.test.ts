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

/** Opens the test in a new tab. Returns whether the tab has the lock. */
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

const expectHolder = (tabs: { has: () => boolean }[], which: number) =>
  waitFor(() => expect(tabs.map(({ has }) => has())).toEqual(tabs.map((_, i) => i === which)))

/** Resolves once all messages sent so far have been received. */
async function messagesDelivered() {
  const [receiver, sender] = [new BroadcastChannel('delivery'), new BroadcastChannel('delivery')]
  await new Promise((resolve) => {
    receiver.onmessage = resolve
    sender.postMessage('')
  })
  receiver.close()
  sender.close()
}

test('the first tab holds the lock, and a second one does not', async () => {
  const tabs = [tab(), tab()]
  await expectHolder(tabs, 0)
})

test('each test has its own lock', async () => {
  const tabs = [tab(), tab({ code: 'READ', id: 2 })]
  await messagesDelivered()
  expect(tabs.map(({ has }) => has())).toEqual([true, true])
})

test('any tab can take over the lock repeatedly, and the previous holder loses it', async () => {
  const tabs = [tab(), tab(), tab()] as const
  await expectHolder([...tabs], 0)
  for (const which of [1, 2, 0, 1] as const) {
    tabs[which].take()
    await expectHolder([...tabs], which)
  }
})

test('a tab gets the lock after the previous one has left', async () => {
  const first = tab()
  first.leave()
  const second = tab()
  await messagesDelivered()
  expect(second.has()).toBe(true)
})

test('exactly one tab holds the lock if both open at once or the clock jumps backwards', async () => {
  clock.mockReturnValue(5000)
  const simultaneous = [tab(), tab()]
  await waitFor(() => expect(simultaneous.filter(({ has }) => has())).toHaveLength(1))
  for (const lock of open.splice(0)) lock.leave()
  const first = tab()
  clock.mockReturnValue(1000)
  const second = tab()
  await waitFor(() => expect([first, second].filter(({ has }) => has())).toHaveLength(1))
  await messagesDelivered()
  expect([first, second].filter(({ has }) => has())).toHaveLength(1)
})

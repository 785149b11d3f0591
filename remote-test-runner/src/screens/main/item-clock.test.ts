import { createItemClock, keepTime, timeBefore } from './item-clock'

const item = { code: 'READ', id: 1, tries: 1, number: 3 }

function handMovedClock(before = 0) {
  let now = 1000
  const clock = createItemClock(before, () => now)
  return { ...clock, pass: (milliseconds: number) => (now += milliseconds) }
}

beforeEach(() => localStorage.clear())

test('nothing counts before the first paint', () => {
  const clock = handMovedClock()
  clock.pass(500)
  expect(clock.read()).toBe(0)
})

test('the time that the page is hidden does not count', () => {
  const clock = handMovedClock()
  clock.go()
  clock.pass(700)
  clock.hold()
  clock.pass(60_000)
  clock.go()
  clock.go()
  clock.pass(300)
  expect(clock.read()).toBe(1000)
})

test('the time before a reload counts on, for the same item alone', () => {
  keepTime(item, 4200)
  expect(timeBefore(item)).toBe(4200)
  expect(timeBefore({ ...item, number: 4 })).toBe(0)
  expect(timeBefore({ ...item, tries: 2 })).toBe(0)
  const clock = handMovedClock(timeBefore(item))
  clock.go()
  clock.pass(800)
  expect(clock.read()).toBe(5000)
})

test('a time that somebody else has written is no time', () => {
  localStorage.setItem('lekta-test-time', 'READ/1/1/3 soon')
  expect(timeBefore(item)).toBe(0)
})

test('no time is longer than the server takes', () => {
  const clock = handMovedClock()
  clock.go()
  clock.pass(200_000_000)
  expect(clock.read()).toBe(86_400_000)
})

test('without storage the clock works, and the time before is not known', () => {
  const forbidden = () => {
    throw new DOMException('Forbidden.', 'SecurityError')
  }
  const [read, write] = [jest.spyOn(Storage.prototype, 'getItem'), jest.spyOn(Storage.prototype, 'setItem')]
  read.mockImplementation(forbidden)
  write.mockImplementation(forbidden)
  keepTime(item, 1)
  expect(timeBefore(item)).toBe(0)
  read.mockRestore()
  write.mockRestore()
})

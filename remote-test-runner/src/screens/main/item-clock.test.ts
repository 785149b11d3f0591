import { createItemClock, idleAfter, keepTime, longestGap, timeBefore } from './item-clock'

const item = { code: 'READ', id: 1, tries: 1, number: 3 }

function manualClock(before = 0) {
  let now = 1000
  const clock = createItemClock(before, () => now)
  return { ...clock, pass: (milliseconds: number) => (now += milliseconds) }
}

beforeEach(() => localStorage.clear())

test('time before the clock is started does not count', () => {
  const clock = manualClock()
  clock.pass(500)
  expect(clock.read()).toBe(0)
})

test('time while the page is hidden does not count', () => {
  const clock = manualClock()
  clock.go()
  clock.pass(700)
  clock.hold()
  clock.pass(60_000)
  clock.go()
  clock.go()
  clock.pass(300)
  expect(clock.read()).toBe(1000)
})

test('the time before a reload counts for the same item and attempt only', () => {
  keepTime(item, 4200)
  expect(timeBefore(item)).toBe(4200)
  expect(timeBefore({ ...item, number: 4 })).toBe(0)
  expect(timeBefore({ ...item, tries: 2 })).toBe(0)
  const clock = manualClock(timeBefore(item))
  clock.go()
  clock.pass(800)
  expect(clock.read()).toBe(5000)
})

test('an invalid stored time is ignored', () => {
  localStorage.setItem('lekta-test-time', 'READ/1/1/3 soon')
  expect(timeBefore(item)).toBe(0)
})

test('a gap of several hours counts only as the longest allowed gap', () => {
  const clock = manualClock()
  clock.go()
  clock.pass(9 * 60 * 60_000)
  expect(clock.read()).toBe(longestGap)
})

test('a system clock that jumps backwards does not reduce the time', () => {
  const clock = manualClock()
  clock.go()
  clock.pass(4000)
  expect(clock.read()).toBe(4000)
  clock.pass(-60 * 60_000)
  expect(clock.read()).toBe(4000)
  clock.pass(500)
  expect(clock.read()).toBe(4500)
})

test('time without input counts up to the idle limit, and then pauses until the next input', () => {
  const clock = manualClock()
  const wait = (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 5000) {
      clock.pass(5000)
      clock.read()
    }
  }
  clock.go()
  wait(60_000)
  clock.noteInput()
  wait(60 * 60_000)
  expect(clock.read()).toBe(60_000 + idleAfter)
  clock.noteInput()
  wait(10_000)
  expect(clock.read()).toBe(70_000 + idleAfter)
})

test('the time is limited to 24 hours', () => {
  expect(manualClock(200_000_000).read()).toBe(86_400_000)
})

test('without storage, saving the time does not fail and the earlier time is 0', () => {
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

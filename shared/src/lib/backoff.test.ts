import { pauseAfter } from './backoff'

test('pauses double up to the maximum', () => {
  const backoff = { first: 500, longest: 3000 }
  expect([1, 2, 3, 4, 9].map((failures) => pauseAfter(failures, backoff))).toEqual([500, 1000, 2000, 3000, 3000])
})

test('pauses can grow by another factor', () => {
  const backoff = { first: 300, longest: 5000, factor: 4 }
  expect([1, 2, 3].map((failures) => pauseAfter(failures, backoff))).toEqual([300, 1200, 4800])
})

test.each([
  [0, 750],
  [0.5, 1000],
  [1, 1250],
])('with a jitter of 0.25 and the random number %d, a pause of one second becomes %d ms', (chance, pause) => {
  expect(pauseAfter(1, { first: 1000, longest: 8000, jitter: 0.25 }, () => chance)).toBe(pause)
})

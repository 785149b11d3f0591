import { progressOf } from './evidence-meter'
import { cumulativeRates, levelsFor } from './failure-scale'

test.each([
  [0, 0],
  [1, 0],
  [10, 0.5],
  [100, 1],
  [5000, 1],
])('evidence of %d is at %d of the way to 100', (evidence, progress) => {
  expect(progressOf({ evidence, stops_at: 100 })).toBeCloseTo(progress)
})

test('failures are counted from the first hour on, and are unknown until a browser has loaded the release', () => {
  const hour = (browsers: number, failing_browsers: number) => ({ at: '', browsers, failing_browsers })
  expect(cumulativeRates([hour(0, 0), hour(10, 1), hour(90, 0), hour(0, 1)])).toEqual([null, 100, 10, 20])
})

test('more failing browsers than new ones are all of them', () => {
  expect(cumulativeRates([{ at: '', browsers: 2, failing_browsers: 5 }])).toEqual([1000])
})

test.each([
  [0, [0, 1, 2]],
  [7.3, [0, 2, 4, 6, 8]],
  [19, [0, 5, 10, 15, 20]],
  [1000, [0, 250, 500, 750, 1000]],
])('the axis for values up to %d has round steps', (highest, levels) => {
  expect(levelsFor(highest)).toEqual(levels)
})

import { binsOf, joinBins } from './distribution-layout'
import { cellsOf, outliersOf } from './quadrant-layout'
import { enclosingTicks, linearScale, ticksBetween } from './scale'
import { timeTicks } from './time-ticks'

test.each([
  [[0, 1000], 5, [0, 250, 500, 750, 1000]],
  [[-130, 410], 5, [-200, 0, 200, 400, 600]],
  [[612, 640], 5, [610, 620, 630, 640]],
  [[700, 700], 5, [650, 675, 700, 725, 750]],
  [[], 5, [0, 100]],
])('ticks around %j are round and at most %d', (values, most, ticks) => {
  expect(enclosingTicks(values, most)).toEqual(ticks)
})

test('ticks between two values do not leave them, and a range without width has one', () => {
  expect(ticksBetween(12, 98, 5)).toEqual([20, 40, 60, 80])
  expect(ticksBetween(0, 0)).toEqual([0])
})

test('a scale ends at its edges', () => {
  const scale = linearScale(0, 100, 10, 210)
  expect([scale(-5), scale(0), scale(50), scale(400)]).toEqual([10, 10, 110, 210])
})

test('bins are joined and keep every student', () => {
  expect(
    joinBins(
      [
        { from: -25, count: 1 },
        { from: 0, count: 2, names: ['Ayu', 'Budi'] },
        { from: 25, count: 3 },
      ],
      50,
    ),
  ).toEqual([
    { from: -50, count: 1, names: [] },
    { from: 0, count: 5, names: ['Ayu', 'Budi'] },
  ])
  expect(binsOf([5, 7, 60], 50)).toEqual([
    { from: 0, count: 2 },
    { from: 50, count: 1 },
  ])
})

test('ten thousand points are counted in a few hundred cells, within milliseconds', () => {
  const points = Array.from({ length: 10_000 }, (_, i) => ({ key: i, name: '', x: i % 101, y: (i * 7919) % 500 }))
  const began = performance.now()
  const cells = cellsOf(points, { left: 0, right: 100, low: 0, high: 500 }, 24, 16)
  expect(performance.now() - began).toBeLessThan(100)
  expect(cells.length).toBeLessThanOrEqual(24 * 16)
  expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(10_000)
})

test('the lowest growth stands out first', () => {
  const points = [5, -90, 40, 120, -10].map((y, key) => ({ key, name: String(y), x: 0, y }))
  expect(outliersOf(points, 2).map(({ y }) => y)).toEqual([-90, 120])
})

test('times are marked at the beginnings of months', () => {
  const times = ['2026-01-12', '2026-11-20'].map((day) => Date.parse(day))
  expect(timeTicks(times, 'en', 5).map(({ text }) => text)).toEqual(['Mar 26', 'May 26', 'Jul 26', 'Sept 26', 'Nov 26'])
  expect(
    timeTicks(
      ['2026-03-05', '2026-03-20'].map((day) => Date.parse(day)),
      'en',
      5,
    ).map(({ text }) => text),
  ).toEqual(['5 Mar', '20 Mar'])
})

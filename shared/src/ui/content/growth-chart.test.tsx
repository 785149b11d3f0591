import { GrowthChart, type GrowthPoint } from '@lekta/shared/ui'
import { screen } from '@testing-library/react'
import { renderScreen } from '../../testing/render-screen'

const point = (at: string, value: number, trusted = true): GrowthPoint => ({
  at: `${at}T08:00:00Z`,
  measure: { value, low: value - 120, high: value + 120 },
  trusted,
})

const renderChart = (points: GrowthPoint[]) => {
  renderScreen(() => <GrowthChart points={points} label="Ayu’s growth" formatDay={(at) => at.slice(0, 10)} />)
  return screen.getByRole('img', { name: 'Ayu’s growth' })
}

const texts = (chart: HTMLElement) => [...chart.querySelectorAll('text')].map(({ textContent }) => textContent)
const numbers = (chart: HTMLElement, name: string) =>
  [...chart.querySelectorAll('circle')].map((circle) => Number(circle.getAttribute(name)))

test('the axes are labelled with levels, and with the dates of the first and the last test', () => {
  const chart = renderChart([point('2026-01-10', 300), point('2026-03-10', 340), point('2026-05-10', 410)])
  expect(texts(chart)).toEqual(['100L', '200L', '300L', '400L', '500L', '600L', '2026-01-10', '2026-05-10'])
})

test('points move right with time and up with the measure', () => {
  const chart = renderChart([point('2026-01-10', 300), point('2026-03-10', 340), point('2026-05-10', 410)])
  const [x, y] = [numbers(chart, 'cx'), numbers(chart, 'cy')]
  expect(x).toEqual([...x].sort((a, b) => a - b))
  expect(y).toEqual([...y].sort((a, b) => b - a))
  expect(new Set(x).size).toBe(3)
})

test('every point, its band and every level lie inside the chart', () => {
  const chart = renderChart([point('2026-01-10', -390), point('2026-05-10', 1450)])
  const ys = [...chart.querySelectorAll('line')].flatMap((line) => ['y1', 'y2'].map((end) => line.getAttribute(end)))
  for (const y of [...ys.map(Number), ...numbers(chart, 'cy')]) {
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(260)
  }
  expect(texts(chart)).toContain('BR500L')
})

test('the soft band is drawn instead of the wide one, and has no width at the ends of the scale', () => {
  const [first, second] = [point('2026-01-10', 300), point('2026-05-10', 400)]
  const chart = renderChart([
    { ...first, middle: { low: 260, high: 340 } },
    { ...second, middle: null },
  ])
  const [, low, , high] = ['y1', 'y2'].flatMap((end) =>
    [...chart.querySelectorAll('line[x1="64"],line[x1="616"]')].slice(-2).map((line) => Number(line.getAttribute(end))),
  )
  expect(texts(chart)).toEqual(['250L', '300L', '350L', '400L', '2026-01-10', '2026-05-10'])
  expect(low).toBe(high)
})

test('a single test is centred, with its date once', () => {
  const chart = renderChart([point('2026-01-10', 300)])
  expect(texts(chart).filter((text) => text === '2026-01-10')).toHaveLength(1)
  expect(numbers(chart, 'cx')).toEqual([64 + (640 - 64 - 24) / 2])
})

test('a chart without points contains no NaN or Infinity', () => {
  expect(renderChart([]).innerHTML).not.toMatch(/NaN|Infinity/)
})

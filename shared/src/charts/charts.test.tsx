import { BoxChart } from '@lekta/shared/charts/box-chart'
import { DistributionChart } from '@lekta/shared/charts/distribution-chart'
import { DumbbellChart } from '@lekta/shared/charts/dumbbell-chart'
import { QuadrantChart } from '@lekta/shared/charts/quadrant-chart'
import { ShareChart } from '@lekta/shared/charts/share-chart'
import { TrendChart } from '@lekta/shared/charts/trend-chart'
import { screen, within } from '@testing-library/react'
import { renderScreen } from '../testing/render-screen'

const students = (count: number) => ({ from: 400, count })

describe('a distribution', () => {
  const draw = (count: number) => {
    const { container } = renderScreen(() => (
      <DistributionChart label="Class 4A" bins={[students(count), { from: 425, count: 2 }]} step={25} median={410} />
    ))
    return container
  }

  test('has a dot for each of up to sixty students, and bars with counts for more', () => {
    expect(draw(58).querySelectorAll('circle')).toHaveLength(60)
    const bars = draw(61)
    expect(bars.querySelectorAll('circle')).toHaveLength(0)
    expect(within(bars).getAllByText('61').length).toBeGreaterThan(0)
  })

  test('says the exact figure of a bin to those who focus it', async () => {
    const { user } = renderScreen(() => <DistributionChart label="Class 4A" bins={[students(3)]} step={25} />)
    await user.tab()
    expect(screen.getByRole('button', { name: '400L–420L: 3 students' })).toHaveFocus()
  })
})

const point = (key: number) => ({
  key,
  name: `Student ${key}`,
  x: key % 100,
  y: (key * 37) % 300,
  to: `/student/${key}`,
})
const quadrantOf = (count: number) => (
  <QuadrantChart
    label="Level and growth"
    points={Array.from({ length: count }, (_, i) => point(i + 1))}
    x={{ title: 'Percentile', format: String, middle: 50 }}
    y={{ title: 'Growth', format: (value) => `${value}L`, middle: 0 }}
    quadrants={{ highMore: 'A', highLess: 'B', lowMore: 'C', lowLess: 'D' }}
  />
)

describe('quadrants', () => {
  test('link each student, and move the focus with the arrow keys', async () => {
    const { user } = renderScreen(() => quadrantOf(3))
    await user.tab()
    expect(screen.getByRole('link', { name: 'Student 1: Percentile 1 · Growth 37L · C' })).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(screen.getByRole('link', { name: /^Student 3:/ })).toHaveFocus()
    await user.keyboard('{Home}')
    expect(screen.getByRole('link', { name: /^Student 1:/ })).toHaveAttribute('href', '/student/1')
  })

  test('of ten thousand students have a few hundred cells', () => {
    const { container } = renderScreen(() => quadrantOf(10_000))
    expect(container.querySelectorAll('[data-mark]').length).toBeLessThan(600)
    expect(screen.queryByText('Student 1')).toBeNull()
  })

  test('show the students with the lowest growth first in their table', async () => {
    const { user } = renderScreen(() => quadrantOf(12))
    expect(screen.queryByRole('table')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show table' }))
    const rows = within(screen.getByRole('table', { name: 'Level and growth' })).getAllByRole('row')
    expect(rows).toHaveLength(13)
    expect(rows[1]).toHaveTextContent('Student 9')
  })
})

test('groups are compared with the typical range, with all figures in words', () => {
  renderScreen(() => (
    <BoxChart
      label="Classes"
      groups={[
        {
          key: 1,
          name: '4A',
          median: 640,
          middle: { low: 500, high: 800 },
          norm: { low: 580, high: 915 },
          before: 600,
          to: '/4a',
        },
        { key: 2, name: '4B', median: null },
      ]}
    />
  ))
  expect(screen.getByRole('link')).toHaveAccessibleName(
    '4A: Median 640L · Middle half 500L–800L · Typical range for the grade 580L–915L · Median last term 600L',
  )
  expect(screen.getByRole('button', { name: '4B: Not measured yet' })).toBeInTheDocument()
})

test('a change says from where to where, and what was expected', () => {
  renderScreen(() => (
    <DumbbellChart
      label="Growth"
      rows={[
        { key: 1, name: 'Wahyu', from: 820, to: 690, expected: 850, tone: 'decline', text: 'clear decline −130L' },
      ]}
    />
  ))
  expect(
    screen.getByRole('button', { name: 'Wahyu: 820L → 690L · clear decline −130L · expected 850L' }),
  ).toBeInTheDocument()
})

test('measures over time link their reports, and lead to the goal', () => {
  renderScreen(() => (
    <TrendChart
      label="Ayu"
      points={[
        { at: '2026-01-10T08:00:00Z', value: 500, low: 400, high: 600, to: '/report/1' },
        { at: '2026-06-10T08:00:00Z', value: 560, low: 460, high: 660, hollow: true },
      ]}
      goal={{ value: 700, by: '2026-12-01' }}
      formatDay={(at) => at.slice(0, 10)}
    />
  ))
  expect(screen.getByRole('link', { name: '2026-01-10: 500L · 400L–600L' })).toHaveAttribute('href', '/report/1')
  expect(screen.getByRole('button', { name: '2026-06-10: 560L · 460L–660L · Not reliable' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Goal: 700L · 2026-12-01' })).toBeInTheDocument()
})

describe('shares', () => {
  const groups = [
    { key: 1, name: '4A', counts: [1, 3, 0], to: '/class/1' },
    { key: 2, name: '4B', counts: [0, 0, 0] },
  ]

  test('say the count and the percentage of each part, and nothing of a group without students', () => {
    renderScreen(() => <ShareChart label="Bands" groups={groups} parts={['Low', 'Middle', 'High']} />)
    const first = screen.getByRole('link', { name: '4A: Low 1 (25%) · Middle 3 (75%) · High 0 (0%)' })
    expect(first).toHaveAttribute('href', '/class/1')
    expect(screen.getByRole('button', { name: '4B: Not measured yet' })).toBeInTheDocument()
  })
})

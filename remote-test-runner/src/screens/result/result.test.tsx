import { type Report, reportContract } from '@lekta/shared/contract/assessment/report'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen } from '@testing-library/react'
import { beginAttempt } from '../../fixtures-engine'
import { reportOf } from '../../fixtures-report'
import { growthOutcome } from './growth-outcome'
import Result from './result'

const testParams = { code: 'READ', id: 1, title: 'Reading check' }
const base = reportOf(beginAttempt(1), testParams, new Date('2026-11-01T03:00:00Z'))
const band = (value: number) => ({ value, low: value - 100, high: value + 100 })
const past = (value: number, trusted = true) => ({
  report_id: 1,
  finished_at: '2026-02-01T03:00:00Z',
  measure: band(value),
  trusted,
  norm: null,
})
const reportAt = (value: number, before: number | null, more: Partial<Report> = {}): Report => {
  const now = { report_id: 2, finished_at: base.finished_at, measure: band(value), trusted: true, norm: null }
  return {
    ...base,
    measure: band(value),
    trusted: true,
    growth: before === null ? [now] : [past(before), now],
    ...more,
  }
}

// Mantine writes its variables into the page as a style element.
const textOf = (page: Element) => {
  const copy = page.cloneNode(true) as Element
  for (const style of copy.querySelectorAll('style')) style.remove()
  return copy.textContent
}

const open = (report: Report | null, role: 'child' | 'teacher' = 'child') =>
  renderScreen(Result, {
    path: '/test/result/:code/:id/:tries',
    at: '/test/result/READ/1/1',
    role,
    answers: answers(reportContract, {
      testReport: async () => {
        if (!report) throw refusal(404, 'This try is not finished.')
        return report
      },
    }),
  })

test('a child sees the level and the growth, and links to the report and the tests', async () => {
  open(reportAt(430, 380))
  expect(await screen.findByRole('heading', { name: 'You did it, Ayu!' })).toHaveFocus()
  expect(screen.getByRole('img', { name: 'Your level: 430L' })).toBeVisible()
  expect(screen.getByText('You moved up since last time! Your reading is growing.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See my report' })).toHaveAttribute('href', '/test/report/READ/1/1')
  expect(screen.getByRole('link', { name: 'Back to my tests' })).toHaveAttribute('href', '/child/test')
})

test('below 0L a child sees a step, without a minus sign or BR', async () => {
  const { container } = open(reportAt(-230, -310))
  await screen.findByRole('heading', { name: 'You did it, Ayu!' })
  expect(screen.getByText('Step 4 of 8')).toBeVisible()
  expect(textOf(container)).not.toMatch(/BR\d|-\d|−\d/)
})

test('after too little effort the previous level is shown instead of the new one', async () => {
  const { container } = open(reportAt(430, 380, { trusted: false, doubt: 'not-enough-effort' }))
  expect(await screen.findByText(/^You answered very fast, so this test cannot show/)).toBeVisible()
  expect(screen.getByText('Your level stays the same: 380L.')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Your level: 380L' })).toBeVisible()
  expect(textOf(container)).not.toMatch(/430L|You reached/)
})

test('after too little effort in a first test no level is shown', async () => {
  const { container } = open(reportAt(430, null, { trusted: false, doubt: 'not-enough-effort' }))
  expect(await screen.findByText(/^You answered very fast/)).toBeVisible()
  expect(screen.queryByRole('img', { name: /^Your level/ })).not.toBeInTheDocument()
  expect(textOf(container)).not.toMatch(/\dL|You reached|stays the same/)
})

test('a teacher sees the measure with its band', async () => {
  open(reportAt(430, 380), 'teacher')
  expect(await screen.findByRole('heading', { name: 'Ayu Lestari has finished' })).toBeVisible()
  expect(screen.getByText('430L')).toBeVisible()
  expect(screen.getByText('330L–530L')).toBeVisible()
})

test('an attempt without a result shows a message', async () => {
  open(null)
  expect(await screen.findByRole('alert')).toHaveTextContent('This try is not finished.')
})

test.each([
  [450, 400, 'further'],
  [400, 400, 'same'],
  [310, 400, 'same'],
  [290, 400, 'less'],
  [290, null, null],
])('the growth outcome of %s after %s is %s', (value, before, outcome) => {
  expect(growthOutcome(reportAt(value, before))).toBe(outcome)
})

test('untrusted tests have no growth outcome', () => {
  expect(growthOutcome(reportAt(450, 400, { trusted: false }))).toBeNull()
  expect(growthOutcome(reportAt(450, null, { growth: [past(400, false), past(450)] }))).toBeNull()
})

import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen } from '@testing-library/react'
import type { Report } from '../contract/assessment/report'
import { ChildDonePart, ChildGrowthPart, ChildLevelPart } from './report-child'
import { words } from './words.id'

const band = (value: number) => ({ value, low: value - 100, high: value + 100 })
const pointAt = (report_id: number, value: number, trusted = true) => ({
  report_id,
  finished_at: `2026-0${report_id}-02T03:00:00Z`,
  measure: band(value),
  trusted,
  norm: null,
})

const reportOf = (growth: Report['growth']): Report => {
  const last = growth.at(-1) ?? pointAt(1, 0)
  return {
    id: last.report_id,
    code: 'READ',
    assignment_id: 1,
    tries: 1,
    title: 'Reading check',
    child: { id: 7, name: 'Ayu Lestari', avatar: null, grade: 3 },
    finished_at: last.finished_at,
    measure: last.measure,
    trusted: last.trusted,
    percentile: null,
    grade: 4,
    standard_error: 51,
    range: { low: last.measure.value - 100, high: last.measure.value + 50 },
    place: 'school',
    ended: 'precision',
    items: 30,
    right: 20,
    answers: null,
    skipped: 0,
    minutes: 2,
    aids: [],
    doubt: last.trusted ? null : ('not-enough-effort' as const),
    fallen: null,
    rapid_share: last.trusted ? 0 : 0.9,
    strands: [],
    growth,
    grown: null,
    forecast: [],
    samples: [],
  }
}

const ReportSections = ({ report }: { report: Report }) => (
  <>
    <ChildLevelPart report={report} />
    <ChildGrowthPart report={report} />
    <ChildDonePart report={report} />
  </>
)

const show = (growth: Report['growth'], language: 'en' | 'id' = 'en') =>
  renderScreen(() => <ReportSections report={reportOf(growth)} />, { language, words: words })

test('a trusted test shows the level and the number of texts read', () => {
  show([pointAt(1, 380), pointAt(2, 430)])
  expect(screen.getByRole('img', { name: 'Your level: 430L' })).toBeVisible()
  expect(screen.getByText('You read 30 texts in 2 minutes.')).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('an untrusted test keeps the previous level, and its texts count as answered, not read', () => {
  show([pointAt(1, 380), pointAt(2, 430, false)])
  expect(screen.getByText(/^You answered very fast, so this test cannot show how well you read\./)).toBeVisible()
  expect(screen.getByRole('img', { name: 'Your level: 380L' })).toBeVisible()
  expect(screen.getByText('Your level stays the same: 380L.')).toBeVisible()
  expect(screen.getByText('You answered 30 texts in 2 minutes.')).toBeVisible()
  expect(screen.queryByText(/430L|good guess|You read/)).not.toBeInTheDocument()
})

test('an untrusted first test shows no level', () => {
  show([pointAt(1, 430, false)])
  expect(screen.getByRole('heading', { name: 'We are not sure of your level yet' })).toBeVisible()
  expect(screen.queryByText(/\dL/)).not.toBeInTheDocument()
})

test('the staircase contains only trusted tests', () => {
  show([pointAt(1, 380), pointAt(2, 215, false), pointAt(3, 430)])
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByText('215L')).not.toBeInTheDocument()
})

test('the closing sentence depends on the effort of the child', () => {
  const closingSentence = (more: Partial<Report>) => {
    const { unmount } = renderScreen(() => <ChildDonePart report={{ ...reportOf([pointAt(1, 380)]), ...more }} />)
    const sentence = screen.getByText(/^You (took your time|did not skip|kept going|came and you tried)/).textContent
    unmount()
    return sentence
  }
  expect(closingSentence({ rapid_share: 0 })).toMatch(/^You took your time with every text/)
  expect(closingSentence({ rapid_share: 0.1, skipped: 0 })).toMatch(/^You did not skip a single text/)
  expect(closingSentence({ rapid_share: 0.1, skipped: 2 })).toMatch(/^You kept going, text after text/)
  expect(closingSentence({ trusted: false, rapid_share: 0.6 })).toMatch(/^You came and you tried/)
})

test('an untrusted test is explained in Indonesian, too', () => {
  show([pointAt(1, 380), pointAt(2, 430, false)], 'id')
  expect(screen.getByText('Tempatmu tetap seperti sebelumnya: 380L.')).toBeVisible()
  expect(screen.getByText('Kamu menjawab 30 teks dalam 2 menit.')).toBeVisible()
})

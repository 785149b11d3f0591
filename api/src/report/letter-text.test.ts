import { distrustReasons, type Report } from '@lekta/shared/contract/assessment/report'
import { type Language, speak } from '../i18n/sentence'
import { letterOf } from './letter-text'

const band = (value: number) => ({ value, low: value - 100, high: value + 100 })

const reportAt = (value: number, more: Partial<Report> = {}): Report => ({
  id: 12,
  code: 'reading',
  assignment_id: 1,
  tries: 1,
  title: 'Reading check',
  child: { id: 7, name: 'Ayu Lestari', avatar: null, grade: 3 },
  finished_at: '2026-11-02T03:00:00Z',
  measure: band(value),
  trusted: true,
  percentile: 62,
  grade: 3,
  standard_error: 51,
  range: { low: value - 100, high: value + 50 },
  place: 'school',
  ended: 'precision',
  items: 24,
  right: 16,
  skipped: 2,
  minutes: 17,
  aids: [],
  doubt: null,
  fallen: null,
  rapid_share: 0.04,
  strands: [],
  growth: [],
  grown: { difference: 80, probability: 0.94, since: '2026-02-02T03:00:00Z' },
  forecast: [],
  samples: [],
  answers: [],
  ...more,
})

const letterText = (report: Report, language: Language) => {
  const { paragraphs, figures, advice } = letterOf(report, (at) => at.slice(0, 10))
  const texts = [...paragraphs, ...(figures ? [figures.range] : []), ...advice].map((one) => speak(one, language))
  return [figures?.measure ?? '', ...texts].join(' ')
}

test('the letter contains measure, band and texts in either language', () => {
  expect(letterText(reportAt(430), 'en')).toMatch(
    /430L.*between 330L and 530L.*Books between 330L and 480L are at the right level for Ayu Lestari/,
  )
  expect(letterText(reportAt(430), 'id')).toMatch(
    /430L.*antara 330L dan 530L.*antara 330L dan 480L cocok untuk Ayu Lestari/,
  )
})

test.each(['en', 'id'] as const)('below zero the letter explains BR, in %s, and contains no minus sign', (language) => {
  const text = letterText(reportAt(-120), language)
  expect(text).toMatch(/BR120L.*BR (means|berarti)/)
  expect(text.replaceAll('2026-02-02', '').replaceAll('2026-11-02', '')).not.toMatch(/[-−]\d/)
})

test.each(['en', 'id'] as const)(
  'the letter about a result that cannot be trusted has no measure and gives the reason, in %s',
  (language) => {
    const letters = distrustReasons.map((reason) =>
      letterText(reportAt(430, { trusted: false, doubt: reason, grown: null }), language),
    )
    expect(letters.join(' ')).not.toMatch(/\dL/)
    expect(new Set(letters).size).toBe(distrustReasons.length)
    expect(letters[2]).toMatch(/no better than guessing|tidak lebih baik daripada tebakan/)
  },
)

test('at the ends of the scale the letter says that the true measure may lie beyond', () => {
  const lowest = { measure: { value: -400, low: -400, high: -400 }, range: { low: -400, high: -350 } }
  const capped = { measure: { value: 1300, low: 1150, high: 1300 }, range: { low: 1200, high: 1300 } }
  expect(letterText(reportAt(-400, lowest), 'en')).toContain('The true measure is very likely BR400L or below.')
  expect(letterText(reportAt(1300, capped), 'en')).toContain('The true measure is very likely 1150L or above.')
})

test.each([
  ['en', 'Ayu reads a little above most third graders. The test shows'],
  ['id', 'Kemampuan membaca Ayu sedikit di atas kebanyakan anak kelas 3. Tes'],
] as const)('the letter begins with the result in words, in %s', (language, lead) => {
  const measured = { report_id: 12, finished_at: '2026-11-02T03:00:00Z', measure: band(830), trusted: true }
  const growth = [{ ...measured, norm: { low: 350, high: 800 } }]
  expect(letterText(reportAt(830, { growth }), language)).toContain(lead)
  expect(letterText(reportAt(830, { growth, trusted: false, doubt: 'too-short' }), language)).not.toContain('Ayu ')
})

test('after an impossible pace the letter praises nothing, and says which answers did not count', () => {
  const text = letterText(reportAt(430, { too_fast: true, minutes: 6, left_out: { from: 41, to: 48 } }), 'en')
  expect(text).toMatch(/Unusually fast: 6 minutes.*Answers 41 to 48 did not count.*tired towards the end/)
  expect(text).not.toMatch(/has grown|suit Ayu/)
})

test('growth is mentioned only if it is probable', () => {
  const grown = (probability: number, difference = 80) =>
    letterText(reportAt(430, { grown: { difference, probability, since: '2026-02-02T03:00:00Z' } }), 'en')
  expect(grown(0.94)).toContain('Your child’s reading has grown since 2026-02-02')
  expect(grown(0.7)).not.toContain('has grown')
  expect(grown(0.02, -80)).not.toContain('has grown')
  expect(letterText(reportAt(430, { grown: null }), 'en')).not.toContain('has grown')
})

test.each([
  ['en', /430L.*On 2026-02-02 it was 690L.*differ more than chance allows.*third test will decide/],
  ['id', /430L.*Pada 2026-02-02 ukurannya 690L.*berbeda lebih jauh daripada kebetulan.*Tes ketiga/],
] as const)(
  'after a fall the letter blames neither test, announces another one and recommends no books, in %s',
  (language, pattern) => {
    const text = letterText(reportAt(430, { fallen: { from: 690, since: '2026-02-02T03:00:00Z' } }), language)
    expect(text).toMatch(pattern)
    expect(text).not.toMatch(/480L/)
  },
)

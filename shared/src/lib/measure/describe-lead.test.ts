import { describeLead, describePicture, gradeNorm, type Led } from './describe-lead'
import { type ReportSentence, writeCompound } from './report-sentence'
import { reportWords } from './report-words.id'

const norm = { low: 580, high: 915 }
const reportAt = (value: number, more: Partial<Led> = {}): Led & { standard_error: number } => ({
  id: 2,
  grade: 4,
  measure: { value, low: value - 180, high: value + 180 },
  range: { low: value - 100, high: value + 50 },
  standard_error: 90,
  trusted: true,
  fallen: null,
  growth: [
    { report_id: 1, norm: { low: 0, high: 10 } },
    { report_id: 2, norm },
  ],
  ...more,
})

const fill = (text: string, values: ReportSentence['values'] = {}) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
const inEnglish = ({ text, values }: ReportSentence) => fill(text, values)
const inIndonesian = ({ text, values }: ReportSentence) => fill(reportWords[text], values)

const leadOf = (report: Led, write = inEnglish) => {
  const lead = describeLead(report, 'Sari')
  return lead && writeCompound(lead, write)
}

test.each([
  [1090, 'Sari reads well above most fourth graders.'],
  [1080, 'Sari reads a little above most fourth graders.'],
  [920, 'Sari reads a little above most fourth graders.'],
  [915, 'Sari reads like most fourth graders.'],
  [580, 'Sari reads like most fourth graders.'],
  [575, 'Sari is working towards the level of most fourth graders.'],
  [415, 'Sari is working towards the level of most fourth graders.'],
  [410, 'Texts that are easier than those for most fourth graders suit Sari best for now.'],
  [0, 'Texts that are easier than those for most fourth graders suit Sari best for now.'],
  [-5, 'Sari is beginning to read.'],
])('a measure of %d is compared with the middle half of the grade in words', (value, sentence) => {
  expect(leadOf(reportAt(value))).toBe(sentence)
})

test('a beginner who reads like the grade, or better, is a beginner like most of it', () => {
  const inGrade = (value: number, low: number, high: number) =>
    leadOf(reportAt(value, { grade: 0, growth: [{ report_id: 2, norm: { low, high } }] }))
  expect(inGrade(-150, -250, -50)).toBe('Sari is beginning to read, like many children in kindergarten.')
  expect(inGrade(-20, -250, -50)).toBe('Sari is beginning to read, a little ahead of most children in kindergarten.')
})

test('without a grade the sentence says which texts suit', () => {
  const growth = [{ report_id: 2, norm: null }]
  expect(leadOf(reportAt(700, { grade: null, growth }))).toBe('Texts from 600L to 750L suit Sari now.')
  expect(leadOf(reportAt(-100, { grade: null, growth }))).toBe('Sari is beginning to read.')
})

test('nothing is said before a doubt: an untrusted result, two that differ, or an impossible pace', () => {
  expect(leadOf(reportAt(700, { trusted: false }))).toBeNull()
  expect(leadOf(reportAt(700, { fallen: { from: 900, since: '2026-01-01' } }))).toBeNull()
  expect(leadOf(reportAt(1400, { too_fast: true }))).toBeNull()
})

test('every grade has its readers, in both languages', () => {
  const grades = Array.from({ length: 13 }, (_, grade) => grade)
  const english = grades.map((grade) => leadOf(reportAt(700, { grade })))
  const indonesian = grades.map((grade) => leadOf(reportAt(700, { grade }), inIndonesian))
  expect(new Set(english).size).toBe(13)
  expect(english[12]).toBe('Sari reads like most twelfth graders.')
  expect(indonesian[0]).toBe('Sari membaca seperti kebanyakan anak TK.')
  expect(indonesian[4]).toBe('Sari membaca seperti kebanyakan anak kelas 4.')
})

test('the norm is that of this test, not of an earlier one', () => {
  expect(gradeNorm(reportAt(700))?.norm).toEqual(norm)
  expect(gradeNorm(reportAt(700, { id: 3 }))).toBeNull()
})

test('the picture is explained by the middle half of the grade and that of the measure', () => {
  const { norm: ofGrade, middle } = describePicture(reportAt(700))
  expect(ofGrade && writeCompound(ofGrade, inEnglish)).toBe('The middle half of fourth graders: 580L to 915L')
  expect(middle && inEnglish(middle)).toBe('The true measure is as likely between 640L and 760L as outside.')
})

test('the middle half stays within the band, and the ends of the scale have none', () => {
  const middleOf = (value: number, low: number, high: number) =>
    describePicture(reportAt(value, { measure: { value, low, high } })).middle?.values
  expect(middleOf(700, 690, 900)).toEqual({ low: '690L', high: '760L' })
  expect(middleOf(-400, -400, -300)).toBeUndefined()
  expect(middleOf(1300, 1200, 1300)).toBeUndefined()
})

import type { Report } from '@lekta/shared/contract/assessment/report'
import { dateFormat } from '@lekta/shared/lib/formats'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { homeZone } from '../../config/home-zone'
import { type Language, type Plain, say, speak } from '../../i18n/sentence'
import { colors, openSheet, page, type Sheet } from '../../pdf/sheet'
import { drawGrowth } from '../../report/draw-growth'
import type { ArchiveFacts } from '../archive-files'
import type { ChildReports } from '../child-reports'
import { datasetTitles, sectionTitles } from '../dataset-titles'
import type { Dataset, Row } from '../records/dataset'
import { type Flow, openFlow } from './flow'

interface Summary {
  facts: ArchiveFacts
  datasets: readonly Dataset[]
  reports: ChildReports
  language: Language
}

/** How many entries of the audit log the summary shows; the archive contains all of them. */
const SHOWN_ENTRIES = 60

/** A dataset with the number of its rows and the last of them. */
interface Counted extends Dataset {
  count: number
  last: readonly Row[]
}

async function countRows(dataset: Dataset): Promise<Counted> {
  const last: Row[] = []
  let count = 0
  for await (const row of dataset.rows()) {
    count++
    last.push(row)
    if (last.length > SHOWN_ENTRIES) last.shift()
  }
  return { ...dataset, count, last }
}

interface Drawing {
  flow: Flow
  sheet: Sheet
  counted: readonly Counted[]
  language: Language
  /** Formats the day of a time. */
  day: (at: unknown) => string
  /** Formats a time. */
  time: (at: unknown) => string
}

const rowsOf = ({ counted }: Drawing, name: string): readonly Row[] =>
  counted.find((dataset) => dataset.name === name)?.last ?? []

const textOf = (value: Row[string] | undefined) =>
  value === null || value === undefined ? '–' : Array.isArray(value) ? value.join(', ') : String(value)

function putHead({ sheet, flow, time, language }: Drawing, { person, requested_by, made_at }: ArchiveFacts) {
  sheet.putBrand()
  const at = { x: 260, y: 44, width: page.right - 260 }
  sheet.put(flow.translate('Copy of all personal data'), at, { font: 'bold', size: 16, align: 'right' })
  flow.picture(90, () => sheet.put(person.name, { x: page.left, y: 92, width: page.width }, { font: 'bold', size: 22 }))
  const made = say('Made on {{time}} for {{name}}.', { time: time(made_at), name: requested_by.name })
  flow.paragraph(speak(made, language), 10, colors.grey)
}

function putPerson(drawing: Drawing) {
  const { flow, day } = drawing
  const [account] = rowsOf(drawing, 'account')
  const [student] = rowsOf(drawing, 'student')
  const parents = rowsOf(drawing, 'parent_link')
  const classrooms = [...rowsOf(drawing, 'classroom_student'), ...rowsOf(drawing, 'classroom_teacher')]
  flow.heading('Who it is about')
  const facts: [Plain, string | null][] = [
    ['Username', textOf(account?.username)],
    ['E-mail address', textOf(account?.email)],
    ['Account since', day(account?.created_at)],
    ['School', textOf(account?.school)],
    ['Classrooms', textOf(classrooms.map(({ classroom }) => String(classroom))) || '–'],
    ['Date of birth', student ? day(student.date_of_birth) : null],
    ['School grade', student ? textOf(student.grade) : null],
    ['NISN', student ? textOf(student.nisn) : null],
    [student ? 'Parents' : 'Children', textOf(parents.map((row) => textOf(student ? row.parent : row.student))) || '–'],
  ]
  for (const [name, value] of facts) if (value !== null) flow.fact(flow.translate(name), value)
}

function putContents({ flow, counted }: Drawing) {
  flow.heading('What is stored')
  const columns = [
    { title: flow.translate('Section'), share: 0.26 },
    { title: flow.translate('Contents'), share: 0.64 },
    { title: flow.translate('Number'), share: 0.1, align: 'right' as const },
  ]
  const filled = counted.filter(({ count }) => count > 0)
  const rows = filled.map(({ section, name, count }, i) => [
    filled[i - 1]?.section === section ? '' : flow.translate(sectionTitles[section]),
    flow.translate(datasetTitles[name] ?? sectionTitles[section]),
    String(count),
  ])
  flow.table(columns, rows)
}

function putResults({ flow, sheet, day }: Drawing, last: Report | null) {
  if (!last) return
  flow.heading('Reading results', 240)
  if (last.growth.length > 1)
    flow.picture(
      200,
      (y) => drawGrowth(sheet, last.growth, { x: page.left, y, width: page.width, height: 190 }, day) + 8,
    )
  const columns = [
    { title: flow.translate('Day'), share: 0.3 },
    { title: flow.translate('Measure'), share: 0.2 },
    { title: flow.translate('95 % band'), share: 0.25 },
    { title: flow.translate('Reliable'), share: 0.25 },
  ]
  const rows = last.growth.map(({ finished_at, measure, trusted }) => [
    day(finished_at),
    formatMeasure(measure.value),
    `${formatMeasure(measure.low)} – ${formatMeasure(measure.high)}`,
    flow.translate(trusted ? 'Yes' : 'No'),
  ])
  flow.table(columns, rows)
}

function putActivity({ flow, counted, time, language }: Drawing) {
  const log = counted.find(({ name }) => name === 'audit_entry')
  flow.heading('Who saw and changed what')
  if (!log || log.count === 0) return flow.paragraph(flow.translate('Nothing has been recorded.'))
  const columns = [
    { title: flow.translate('Time'), share: 0.3 },
    { title: flow.translate('What'), share: 0.42 },
    { title: flow.translate('Who'), share: 0.28 },
  ]
  const shown = log.last.slice(-SHOWN_ENTRIES).toReversed()
  flow.table(
    columns,
    shown.map((row) => [time(row.at), textOf(row.text), textOf(row.account ?? row.source)]),
  )
  if (log.count > shown.length) {
    const more = say('These are the last {{shown}} of {{count}} entries. The file {{file}} contains all of them.', {
      shown: shown.length,
      count: log.count,
      file: `csv/${log.section}-${log.name}.csv`,
    })
    flow.paragraph(speak(more, language), 9, colors.grey)
  }
}

function putConsents(drawing: Drawing) {
  const { flow, day } = drawing
  flow.heading('Consents')
  const rows = rowsOf(drawing, 'consent')
  if (rows.length === 0) return flow.paragraph(flow.translate('Nothing has been recorded.'))
  const subjects: Readonly<Record<string, Plain>> = {
    terms: 'Terms and privacy policy',
    'child-data': 'Data of a child',
  }
  const columns = [
    { title: flow.translate('What'), share: 0.3 },
    { title: flow.translate('Who'), share: 0.25 },
    { title: flow.translate('Wording'), share: 0.15 },
    { title: flow.translate('Agreed'), share: 0.15 },
    { title: flow.translate('Withdrawn'), share: 0.15 },
  ]
  flow.table(
    columns,
    rows.map((row) => [
      flow.translate(subjects[String(row.subject)] ?? 'Data of a child'),
      textOf(row.account),
      textOf(row.wording),
      day(row.at),
      row.withdrawn_at === null ? '–' : day(row.withdrawn_at),
    ]),
  )
}

/** Returns a summary of an archive to read and to print, on as many A4 pages as it needs. */
export async function summaryPdf({ facts, datasets, reports, language }: Summary): Promise<Uint8Array<ArrayBuffer>> {
  const counted: Counted[] = []
  for (const dataset of datasets) counted.push(await countRows(dataset))
  const title = `${speak('Copy of all personal data', language)}: ${facts.person.name}`
  const sheet = openSheet(title, { bufferPages: true })
  const flow = openFlow(sheet, language)
  const zone = reports.heading.zone ?? homeZone
  const days = dateFormat(language, { dateStyle: 'long', timeZone: zone })
  const times = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  const formatWith = (format: Intl.DateTimeFormat) => (at: unknown) =>
    typeof at === 'string' ? format.format(new Date(at)) : '–'
  const drawing = { flow, sheet, counted, language, day: formatWith(days), time: formatWith(times) }
  const lastTest = reports.tests.at(-1)
  putHead(drawing, facts)
  putPerson(drawing)
  putResults(drawing, lastTest ? await reports.load(lastTest.id) : null)
  putContents(drawing)
  putActivity(drawing)
  putConsents(drawing)
  flow.heading('Where the data come from')
  flow.bullets(facts.sources)
  flow.heading('What the data are used for')
  flow.table(
    [
      { title: flow.translate('Section'), share: 0.3 },
      { title: flow.translate('Purpose'), share: 0.7 },
    ],
    Object.entries(facts.purposes).map(([section, why]) => [
      flow.translate(sectionTitles[section as keyof typeof sectionTitles]),
      why,
    ]),
  )
  flow.heading('Who receives the data')
  flow.bullets(facts.recipients)
  flow.heading('How long the data are stored')
  flow.bullets(facts.retention)
  flow.heading('Your rights')
  flow.bullets(facts.rights)
  return flow.close()
}

import { parse } from 'csv-parse/sync'
import PDFDocument from 'pdfkit'
import * as z from 'zod/mini'
import { installBank } from '../bank/install-bank'
import * as tables from '../database/schema'
import type { TableName } from '../privacy/map/classes'
import { personalData } from '../privacy/personal-data'
import { downloadExport } from '../testing/export/download-export'
import { archiveSchema } from '../testing/export/export-schema'
import { type ExportWorld, fillExportWorld, makeExportWorld, STRANGER } from '../testing/export/export-world'
import { type TestApp, testApp } from '../testing/test-app'
import { snakeCase } from './records/dataset'
import { resultsDataset } from './records/results-dataset'
import { shapes } from './records/shapes'
import { selectSubject } from './records/subject'
import { tableDatasets } from './records/table-dataset'

let app: TestApp
/** The texts that were drawn on PDF pages. */
let printed: string[]
beforeAll(async () => {
  app = await testApp({ tasksHere: true })
  await installBank(app.database)
})
afterAll(() => app.close())
beforeEach(() => {
  printed = []
  const { text } = PDFDocument.prototype
  jest.spyOn(PDFDocument.prototype, 'text').mockImplementation(function (this: PDFKit.PDFDocument, ...args: unknown[]) {
    printed.push(String(args[0]))
    return text.apply(this, args as Parameters<typeof text>)
  })
})
afterEach(() => jest.restoreAllMocks())

type Files = ReadonlyMap<string, Buffer>
const textOf = (files: Files, name: string) => files.get(name)?.toString('utf8') ?? ''
type Rows = Record<string, unknown>[]

/** Returns `data.json`, checked against its schema. */
async function dataOf(files: Files, personId: number) {
  const subject = await selectSubject(app.database, personId, 'en')
  const datasets = [...tableDatasets(app.database, subject), resultsDataset(async function* () {})]
  const data = z.parse(archiveSchema(datasets), JSON.parse(textOf(files, 'data.json')))
  const rows = (section: string, name: string) =>
    (data.sections as Record<string, Record<string, Rows>>)[section]?.[name]
  return { data, rows }
}

const tableRows = (files: Files, name: string): Record<string, string>[] =>
  parse(textOf(files, name), { bom: true, columns: true })

/** Returns everything that can be read in an archive, also in its PDF files. */
const wholeText = (files: Files) =>
  [...files].map(([name, content]) => `${name}\n${name.endsWith('.pdf') ? '' : content.toString('utf8')}`).join('\n') +
  printed.join('\n')

/** The tables that are exported for adults only. */
const forAdults: readonly TableName[] = [
  'classroomTeacher',
  'schedule',
  'subscription',
  'invoiceLine',
  'payment',
  'paymentProof',
  'importRun',
  'intervention',
  'interventionEntry',
  'calendarFeed',
  'savedView',
  'releasePin',
  'releasePreview',
  'releaseTester',
]

let filled: ExportWorld
let paid: Awaited<ReturnType<typeof fillExportWorld>>
beforeAll(async () => {
  filled = await makeExportWorld(app)
  paid = await fillExportWorld(app, filled)
})

let files: Files
let name: string
let text: string
beforeEach(async () => {
  if (files) return
  const made = await downloadExport(app, app.as(filled.schoolAccount), filled.mia.id)
  files = made.files
  name = made.file.name
  text = wholeText(files)
})

describe('the archive of a child', () => {
  test('has a name, and files with plain names that a README explains in both languages', () => {
    expect(name).toMatch(/^Lekta Mia Lestari \d{4}-\d\d-\d\d\.zip$/)
    const names = [...files.keys()]
    expect(names).toEqual(expect.arrayContaining(['README.txt', 'data.json', 'report.pdf', 'picture.webp']))
    expect(names.filter((one) => /^reports\/\d{4}-\d\d-\d\d\.pdf$/.test(one))).toHaveLength(1)
    expect(names.join('')).toMatch(/^[\w/.-]+$/)
    const readMe = textOf(files, 'README.txt')
    expect(readMe).toMatch(/^Everything that Lekta stores about Mia Lestari\r\n/)
    expect(readMe).toContain('Semua yang disimpan Lekta tentang Mia Lestari')
    for (const one of names.filter((each) => each.startsWith('csv/'))) expect(readMe).toContain(one)
  })

  test('contains data that match the schema, with every column that the map of personal data exports', async () => {
    const { data, rows } = await dataOf(files, filled.mia.id)
    expect(data.person).toMatchObject({ name: 'Mia Lestari', kind: 'child' })
    for (const [table, { export: section, columns }] of Object.entries(personalData)) {
      if (typeof section !== 'string' || forAdults.includes(table as TableName)) continue
      const [row] = rows(section, snakeCase(table)) ?? []
      const { leaveOut = {} } = shapes[table as TableName] ?? {}
      const exported = Object.entries(columns).filter(
        ([column, { is }]) => (is === 'data' || is === 'names') && !Object.hasOwn(leaveOut, column),
      )
      expect([table, ...Object.keys(row ?? {})]).toEqual(
        expect.arrayContaining([table, ...exported.map(([column]) => snakeCase(column))]),
      )
    }
  })

  test('has the same rows as CSV, in which no cell is a formula', async () => {
    const { rows } = await dataOf(files, filled.mia.id)
    expect(tableRows(files, 'csv/tests-attempt_item.csv')).toHaveLength(rows('tests', 'attempt_item')?.length ?? 0)
    expect(tableRows(files, 'csv/logins-session.csv').map((row) => row.user_agent)).toContain("'=cmd|Firefox")
  })

  test('has a summary to print', () => {
    expect(files.get('report.pdf')?.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(text).toContain('Copy of all personal data')
    for (const one of ['Who saw and changed what', 'Report opened', 'Consents', 'Your rights', 'Reading results'])
      expect(text).toContain(one)
  })

  test('contains no other child, no other family, no secret and no right answer', async () => {
    expect(text).not.toMatch(new RegExp(STRANGER, 'i'))
    const items = await app.database.select().from(tables.item)
    expect(items.filter(({ passage }) => text.includes(passage.slice(0, 60)))).toEqual([])
    const [answer] = tableRows(files, 'csv/tests-attempt_item.csv')
    expect(Object.keys(answer ?? {}).join()).toMatch(/^attempt_started_at,genre,kind,[a-z_,]+$/)
    expect(Object.keys(answer ?? {}).join()).not.toMatch(/key|options|passage|question|statement/)
    expect(items.filter(({ statement }) => text.includes(statement.slice(0, 60)))).toEqual([])
    const { data } = await dataOf(files, filled.mia.id)
    const { sections } = data
    for (const secret of [
      'password',
      'token',
      'argon2',
      `push ${filled.mia.id}`,
      `V${filled.mia.id}`,
      `hash ${filled.mia.id}`,
    ])
      expect(JSON.stringify(sections)).not.toContain(secret)
  })
})

describe('the data of a child', () => {
  test('say who the child is, who its parents are, what it answered, and who saw that', async () => {
    const { rows } = await dataOf(files, filled.mia.id)
    expect(rows('account', 'student')).toMatchObject([{ date_of_birth: '2017-05-02', nisn: '0012345678', grade: 4 }])
    expect(rows('family', 'parent_link')).toMatchObject([{ parent: 'Dewi Lestari', student: 'Mia Lestari' }])
    expect(rows('classrooms', 'classroom_student')).toMatchObject([
      { classroom: '4A', school: 'Sekolah Cakrawala', teachers: ['Bu Sari'] },
    ])
    const [result] = rows('tests', 'result') ?? []
    expect(result).toMatchObject({ title: 'Autumn', standard_error: expect.any(Number) })
    const items = rows('tests', 'attempt_item') ?? []
    expect(items).toHaveLength(Number(result?.questions))
    expect(Number(result?.texts)).toBe(items.length / 2)
    expect(items[0]).toMatchObject({
      choice: 1,
      correct: expect.any(Boolean),
      milliseconds: 40_000,
      genre: expect.stringMatching(/^(literary|informational)$/),
    })
    expect(rows('consents', 'consent')).toMatchObject([
      { account: 'Dewi Lestari', wording: '2026-11-22', language: 'id' },
    ])
    expect(rows('activity', 'audit_entry')).toMatchObject([
      { account: 'Bu Sari', text: 'Report opened', subject: 'attempt 7' },
      { account: 'Pak Budi', text: 'Copy of all data requested' },
    ])
    expect(rows('notifications', 'notification')?.map((row) => row.text)).toEqual([
      '“Spring” has been cancelled.',
      '“Spring” has been cancelled for Mia.',
      'Mia Lestari has finished “Autumn”. The report is ready.',
    ])
  })

  test('name an invoice without its buyer', async () => {
    const { rows } = await dataOf(files, filled.mia.id)
    expect(rows('money', 'invoice')).toMatchObject([
      { status: 'paid', bill_to: null, total: null, parent: 'Dewi Lestari' },
    ])
    expect(rows('money', 'invoice_line')).toEqual([])
  })
})

describe('the archive of an adult', () => {
  test('of a parent contains the invoices and the proofs of payment, and names the own children only', async () => {
    const { parent } = filled
    const { files } = await downloadExport(app, app.as(parent), parent.id, 'id')
    expect(files.has(`invoices/${paid.invoice.number}.pdf`)).toBe(true)
    expect(textOf(files, paid.proofFile)).toBe('a slip')
    const { rows, data } = await dataOf(files, parent.id)
    expect(data.language).toBe('id')
    expect(rows('money', 'invoice')).toMatchObject([{ number: paid.invoice.number, bill_to: { name: 'Somebody' } }])
    expect(rows('money', 'payment_proof')).toMatchObject([{ name: 'slip.png', invoice: paid.invoice.number }])
    expect(rows('family', 'parent_link')?.map((row) => row.student)).toEqual(['Mia Lestari', `${STRANGER} Lestari`])
    expect(rows('notifications', 'notification')?.[0]).toMatchObject({
      text: '“Spring” untuk Mia tidak jadi diadakan.',
    })
    expect(rows('tests', 'attempt')).toEqual([])
    const text = wholeText(files)
    expect(text).not.toContain(`${STRANGER} Mate`)
    expect(text).not.toContain(`${STRANGER} Parent`)
    expect(text).toContain('Salinan semua data pribadi')
  })

  test.each(['teacher', 'schoolAccount'] as const)('of a %s contains no student', async (who) => {
    const { files } = await downloadExport(app, app.as(filled[who]), filled[who].id)
    const text = wholeText(files)
    expect(text).not.toMatch(new RegExp(STRANGER, 'i'))
    expect(text).not.toMatch(/Mia|Dewi/)
    const { rows } = await dataOf(files, filled[who].id)
    if (who === 'teacher') {
      expect(rows('classrooms', 'classroom_teacher')).toMatchObject([{ classroom: '4A' }])
      expect(rows('imports', 'import_run')).toMatchObject([{ file_name: 'class 4A.csv' }])
      expect(rows('activity', 'audit_entry')?.filter(({ action }) => action !== 'data exported')).toMatchObject([
        { text: 'Report opened', subject: 'attempt 7', student: null },
        { text: 'Report opened', subject: 'attempt 8', student: null },
        { text: 'renamed', subject: null },
      ])
    } else
      expect(rows('notifications', 'notification')?.[0]).toMatchObject({ kind: 'linkAsked', text: null, link: null })
  })

  test('contains no messages from an address that its owner has not confirmed', async () => {
    const thief = await app.make.parent({ email: 'victim@home.example' })
    const message = { name: 'Victim', email: 'victim@home.example', topic: 'help', message: 'A secret.' }
    await app.database.insert(tables.contactMessage).values(message)
    const { files } = await downloadExport(app, app.as(thief), thief.id)
    expect(wholeText(files)).not.toContain('A secret.')
  })
})

test('every exported table has a title', async () => {
  const person = await app.make.parent()
  const { datasetTitles } = await import('./dataset-titles')
  const names = tableDatasets(app.database, await selectSubject(app.database, person.id, 'en')).map(({ name }) => name)
  expect(Object.keys(datasetTitles).sort()).toEqual([...names, 'result'].sort())
})

import { sections } from '@lekta/shared/contract/privacy'
import { wallTime } from '@lekta/shared/lib/time/zone-time'
import { asc, eq } from 'drizzle-orm'
import type { Bank } from '../bank/bank'
import type { Config } from '../config/config'
import type { Database } from '../database/connect'
import { invoice, payment, paymentProof, picture } from '../database/schema'
import { type Language, speak } from '../i18n/sentence'
import { invoicePdf } from '../invoice/invoice-pdf'
import { invoiceAddressOf, loadInvoice } from '../invoice/load-invoice'
import { reportPdf } from '../report/report-pdf'
import { type ArchiveFile, wholeFile } from './archive'
import { type ChildReports, childReports } from './child-reports'
import { purposes, recipientsOf, retentionOf, rights, sourcesOf } from './facts'
import type { WaitingExport } from './queries'
import { readMe } from './read-me'
import { writeCsv } from './records/csv-file'
import type { Dataset } from './records/dataset'
import { writeJson } from './records/json-file'
import { resultsDataset } from './records/results-dataset'
import { selectSubject } from './records/subject'
import { tableDatasets } from './records/table-dataset'
import { summaryPdf } from './summary/summary-pdf'

export interface ArchiveInput {
  /** A connection that reads all data as of one instant. */
  snapshot: Database
  bank: Bank
  config: Config
  now: Date
  language: Language
  waiting: WaitingExport
}

/** Returns names for files of one day each. From the second file of a day on, the names are numbered. */
function namesByDay(folder: string, times: readonly Date[], zone: string): string[] {
  const count = new Map<string, number>()
  return times.map((time) => {
    const { day } = wallTime(time, zone)
    const number = (count.get(day) ?? 0) + 1
    count.set(day, number)
    return `${folder}/${number === 1 ? day : `${day}-${number}`}.pdf`
  })
}

/** Returns the report of every finished test. */
function reportFiles({ tests, load, heading }: ChildReports, language: Language): ArchiveFile[] {
  const names = namesByDay(
    'reports',
    tests.map(({ finishedAt }) => finishedAt),
    heading.zone,
  )
  return tests.map(({ id }, i) =>
    wholeFile(names[i] ?? `reports/${id}.pdf`, async () => reportPdf(await load(id), heading, language)),
  )
}

/** Returns the invoices of a parent. */
async function invoiceFiles({ snapshot, config, language, waiting }: ArchiveInput): Promise<ArchiveFile[]> {
  if (!waiting.roles.includes('parent')) return []
  const tenant = { role: 'parent', accountId: waiting.id } as const
  const rows = await snapshot
    .select({ id: invoice.id, number: invoice.number })
    .from(invoice)
    .where(eq(invoice.parentId, waiting.id))
    .orderBy(asc(invoice.id))
  return rows.map(({ id, number }) =>
    wholeFile(`invoices/${number.replace('/', '-')}.pdf`, async () => {
      const record = await loadInvoice(tenant, snapshot, config, id)
      return invoicePdf(record, { language, page: invoiceAddressOf(tenant, config, record) })
    }),
  )
}

const endings: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' }

/** Returns the proofs of a parent's bank transfers. */
async function proofFiles({ snapshot, waiting }: ArchiveInput): Promise<ArchiveFile[]> {
  const rows = await snapshot
    .select({ id: paymentProof.paymentId, type: paymentProof.type, number: invoice.number })
    .from(paymentProof)
    .innerJoin(payment, eq(payment.id, paymentProof.paymentId))
    .innerJoin(invoice, eq(invoice.id, payment.invoiceId))
    .where(eq(invoice.parentId, waiting.id))
    .orderBy(asc(paymentProof.paymentId))
  return rows.map(({ id, type, number }) => ({
    ...wholeFile(`payments/${number.replace('/', '-')}-${id}.${endings[type] ?? 'bin'}`, async () => {
      const [proof] = await snapshot
        .select({ content: paymentProof.content })
        .from(paymentProof)
        .where(eq(paymentProof.paymentId, id))
      return proof?.content ?? Buffer.alloc(0)
    }),
    packed: true,
  }))
}

async function pictureFiles({ snapshot, waiting }: ArchiveInput): Promise<ArchiveFile[]> {
  const [row] = await snapshot
    .select({ content: picture.content })
    .from(picture)
    .where(eq(picture.accountId, waiting.id))
  return row ? [{ ...wholeFile('picture.webp', () => row.content), packed: true }] : []
}

/** Returns the values at the top of `data.json`. */
function factsOf({ config, now, language, waiting }: ArchiveInput) {
  const { id, name, username, roles, school, retentionMonths, requestedBy, requester } = waiting
  const subject = { isChild: roles.includes('child'), school, retentionMonths }
  const inWords = (sentences: Parameters<typeof speak>[0][]) => sentences.map((one) => speak(one, language))
  return {
    made_at: now.toISOString(),
    language,
    person: { id, name, username, kind: subject.isChild ? 'child' : 'adult' },
    requested_by: { id: requestedBy, name: requester },
    purposes: Object.fromEntries(Object.entries(purposes).map(([section, why]) => [section, speak(why, language)])),
    sources: inWords(sourcesOf(subject)),
    recipients: inWords(recipientsOf(subject, config)),
    retention: inWords(retentionOf(subject, language)),
    rights: inWords([...rights]),
  }
}

export type ArchiveFacts = ReturnType<typeof factsOf>

const csvFile = (dataset: Dataset): ArchiveFile => ({
  name: `csv/${dataset.section}-${dataset.name}.csv`,
  open: () => writeCsv(dataset),
})

const bySection = (datasets: readonly Dataset[]) =>
  sections.flatMap((section) => datasets.filter((dataset) => dataset.section === section))

async function hasRows({ rows }: Dataset): Promise<boolean> {
  for await (const _ of rows()) return true
  return false
}

/** Returns the files of an archive about a person. Their content is read when they are opened. */
export async function archiveFiles(input: ArchiveInput): Promise<ArchiveFile[]> {
  const { snapshot, bank, language, waiting } = input
  const subject = await selectSubject(snapshot, waiting.id, language)
  const reports = await childReports(snapshot, bank, waiting.id)
  const datasets = bySection([...tableDatasets(snapshot, subject), resultsDataset(reports.all)])
  const filled: Dataset[] = []
  for (const dataset of datasets) if (await hasRows(dataset)) filled.push(dataset)
  const facts = factsOf(input)
  const files = [
    { name: 'data.json', open: () => writeJson(facts, datasets) },
    ...filled.map(csvFile),
    wholeFile('report.pdf', () => summaryPdf({ facts, datasets, reports, language })),
    ...reportFiles(reports, language),
    ...(await invoiceFiles(input)),
    ...(await proofFiles(input)),
    ...(await pictureFiles(input)),
  ]
  const names = files.map(({ name }) => name)
  return [wholeFile('README.txt', () => readMe(facts, filled, names)), ...files]
}

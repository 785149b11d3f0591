import type { PrintKind } from '@lekta/shared/contract/assessment/print'
import type { Report } from '@lekta/shared/contract/assessment/report'
import { PRINT_RETENTION } from '@lekta/shared/contract/retention'
import { after } from '@lekta/shared/lib/time/period'
import { sql } from 'drizzle-orm'
import type { StaffTenant } from '../access/tenant'
import { recordAction, recordSql } from '../audit/record'
import { bankOf } from '../bank/bank'
import type { Database } from '../database/connect'
import { type Language, speak } from '../i18n/sentence'
import { openSheet, type Sheet } from '../pdf/sheet'
import { drawLetter } from '../report/letter-pdf'
import { presentReport } from '../report/present'
import { type Heading, selectHeading, selectReport } from '../report/queries'
import { drawReport } from '../report/report-pdf'
import { drawCover } from './draw-cover'
import { drawList } from './draw-list'
import { updateDone, updateReady } from './queries'
import { type PrintedStudent, selectPrinted } from './select-printed'

export interface DrawRequest {
  /** The number of the file. */
  id: number
  tenant: StaffTenant
  kind: PrintKind
  language: Language
  /** The name of the classroom whose students were chosen; null for any other choice. */
  classroom: string | null
  /** The students. */
  ids: readonly number[]
  now: Date
}

/** After how many students the progress is stored. */
const step = 5

type Draw = (report: Report, heading: Heading) => void

/** Draws the reports or letters of students, each on new pages. Returns null if the file was cancelled. */
async function drawPages(
  database: Database,
  { id, tenant, now }: DrawRequest,
  students: readonly PrintedStudent[],
  draw: Draw,
): Promise<{ attempt: number; student: number }[] | null> {
  const bank = await bankOf(database, now)
  const drawn: { attempt: number; student: number }[] = []
  for (const [i, { id: student, attempt }] of students.entries()) {
    if (i % step === 0 && !(await updateDone(database, id, i))) return null
    const row = attempt === null ? undefined : await selectReport(tenant, database, attempt)
    if (!row || attempt === null) continue
    const report = presentReport(row, bank, { withAnswers: true, withQuestions: true })
    draw(report, await selectHeading(tenant, database, student))
    drawn.push({ attempt, student })
  }
  return drawn
}

/** Writes an audit entry for each student whose results are in the file. */
async function recordPrints(
  transaction: Database,
  { tenant, kind, now }: DrawRequest,
  drawn: readonly { attempt: number; student: number }[],
) {
  if (kind === 'list') return recordAction(transaction, { actor: tenant, action: 'results downloaded', at: now })
  const action = kind === 'reports' ? 'report downloaded' : 'letter downloaded'
  const rows = sql`select student, 'attempt ' || attempt
    from json_to_recordset(${JSON.stringify(drawn)}) as drawn (student integer, attempt integer)`
  await transaction.execute(recordSql({ actor: tenant, action, at: now }, rows))
}

/** Draws what the file contains. Returns null if it was cancelled. */
function drawContent(database: Database, request: DrawRequest, sheet: Sheet, students: PrintedStudent[]) {
  const { kind, language, now, tenant } = request
  if (kind === 'list') return drawList(database, sheet, { tenant, students, language })
  return drawPages(database, request, students, (report, heading) => {
    sheet.document.addPage()
    if (kind === 'reports') drawReport(sheet, report, heading, language)
    else drawLetter(sheet, report, heading, { language, now })
  })
}

const titles = { reports: 'Reading reports', letters: 'Letters to parents', list: 'Reading results' } as const

/** Draws a file and stores it, with an audit entry for each student, unless it is cancelled meanwhile. */
export async function drawPrints(database: Database, request: DrawRequest): Promise<void> {
  const { id, tenant, kind, language, classroom, ids, now } = request
  const students = await selectPrinted(tenant, database, { ids: [...ids] })
  const title = speak(titles[kind], language)
  const sheet = openSheet(classroom ? `${title} ${classroom}` : title)
  const heading = await selectHeading(tenant, database, students[0]?.id ?? 0)
  drawCover(sheet, { title, classroom, heading, students, language, now })
  const drawn = await drawContent(database, request, sheet, students)
  if (drawn === null) return
  const content = Buffer.from(await sheet.close())
  await database.transaction(async (transaction) => {
    const values = { content, bytes: content.length, done: students.length, expiresAt: after(now, PRINT_RETENTION) }
    if (await updateReady(transaction, id, values)) await recordPrints(transaction, request, drawn)
  })
}

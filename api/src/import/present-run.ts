import type { ImportMessage, ImportNote, ImportQuestion, ImportRun } from '@lekta/shared/contract/import/import'
import type { ImportSentence } from '@lekta/shared/contract/import/import-sentences'
import { IMPORT_UNDO_RETENTION } from '@lekta/shared/contract/retention'
import { after } from '@lekta/shared/lib/time/period'
import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import type { Done, Judged, Setting } from './kind'
import { classroomKey } from './kinds/classrooms'
import { deleteRows, insertRows, type Row, type Run, type ShownRun } from './queries'

/** Number of rows per statement. The progress bar moves after each statement. */
export const PART = 1000

/**
 * Returns the tenant that an import acts as: the account that uploaded it, in the role that the account had at the
 * time.
 */
export const tenantOf = ({ createdAs: role, createdBy: accountId, schoolId }: Run): Tenant<'school' | 'teacher'> => ({
  role,
  accountId,
  schoolId,
})

export const settingOf = (run: Run, database: Database, now: Date): Setting => ({
  tenant: tenantOf(run),
  database,
  now,
  confirmed: new Set(run.confirmed),
})

export const importSentence = (sentence: ImportSentence, values: Record<string, string> = {}): ImportMessage => ({
  sentence,
  values,
})

const countOf = (rows: readonly Pick<Row, 'outcome'>[], outcome: Row['outcome']) =>
  rows.filter((row) => row.outcome === outcome).length

type CountedRow = Pick<Row, 'outcome' | 'notices'>

const isUnsure = ({ sentence }: ImportNote) => sentence === 'classroomUnsure'
const isToReview = ({ outcome, notices }: CountedRow) => outcome !== 'reject' && notices.some(isUnsure)

/** Returns the questionable classrooms that accepted rows name, in the order in which they appear. */
export function questionsOf(rows: readonly CountedRow[]): ImportQuestion[] {
  const questions = new Map<string, ImportQuestion>()
  for (const { values } of rows.filter(isToReview).flatMap(({ notices }) => notices.filter(isUnsure))) {
    const { classroom: name = '', similar = '' } = values
    const key = classroomKey(name)
    const question = questions.get(key) ?? { name, rows: 0, similar: similar.split('; ') }
    questions.set(key, { ...question, rows: question.rows + 1 })
  }
  return [...questions.values()]
}

export const countsOf = (rows: readonly CountedRow[]) => ({
  rows: rows.length,
  created: countOf(rows, 'create'),
  changed: countOf(rows, 'change'),
  same: countOf(rows, 'same'),
  rejected: countOf(rows, 'reject'),
  toReview: rows.filter(isToReview).length,
  questions: questionsOf(rows),
})

type StorableRow = Judged & Partial<Pick<Done, 'change'>>

/** Returns a judged row as it is stored. */
export const valuesOfRow = (row: StorableRow, importId: number, position: number): Row => ({
  importId,
  position,
  sheet: row.sheet,
  line: row.line,
  cells: row.cells,
  original: row.original ?? null,
  values: row.values,
  faults: row.faults,
  notices: row.notices,
  outcome: row.outcome,
  accountId: row.accountId,
  change: row.change ?? null,
})

/** Replaces the stored rows of an import, in parts. `onProgress` gets the number of rows stored so far. */
export async function storeRows(
  database: Database,
  importId: number,
  rows: readonly StorableRow[],
  onProgress?: (done: number) => Promise<unknown>,
): Promise<void> {
  await deleteRows(database, importId)
  for (let start = 0; start < rows.length; start += PART) {
    const part = rows.slice(start, start + PART).map((row, i) => valuesOfRow(row, importId, start + i + 1))
    await insertRows(database, part)
    await onProgress?.(start + part.length)
  }
}

const time = (date: Date | null) => date?.toISOString() ?? null

function undoUntil({ status, committedAt }: ShownRun, now: Date): string | null {
  if (status !== 'committed' || !committedAt) return null
  const until = after(committedAt, IMPORT_UNDO_RETENTION)
  return until > now ? until.toISOString() : null
}

export const presentRun = (run: ShownRun, now: Date): ImportRun => ({
  id: run.id,
  kind: run.kind,
  file_name: run.fileName,
  status: run.status,
  failure: run.failure,
  rows: run.rows,
  done: run.done,
  created: run.created,
  changed: run.changed,
  same: run.same,
  rejected: run.rejected,
  to_review: run.toReview,
  questions: run.questions,
  kept: run.kept,
  created_by: run.creator,
  created_at: run.createdAt.toISOString(),
  committed_at: time(run.committedAt),
  undo_until: undoUntil(run, now),
})

import type { ImportMessage, ImportRun } from '@lekta/shared/contract/import/import'
import type { ImportSentence } from '@lekta/shared/contract/import/import-sentences'
import { IMPORT_UNDO_RETENTION } from '@lekta/shared/contract/retention'
import { after } from '@lekta/shared/lib/time/period'
import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import type { Done, Judged, Setting } from './kind'
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
})

export const importSentence = (sentence: ImportSentence, values: Record<string, string> = {}): ImportMessage => ({
  sentence,
  values,
})

const countOf = (rows: readonly Pick<Row, 'outcome'>[], outcome: Row['outcome']) =>
  rows.filter((row) => row.outcome === outcome).length

export const countsOf = (rows: readonly Pick<Row, 'outcome'>[]) => ({
  rows: rows.length,
  created: countOf(rows, 'create'),
  changed: countOf(rows, 'change'),
  same: countOf(rows, 'same'),
  rejected: countOf(rows, 'reject'),
})

/** Replaces the stored rows of an import, in parts. `onProgress` gets the number of rows stored so far. */
export async function storeRows(
  database: Database,
  importId: number,
  rows: readonly (Judged & Partial<Pick<Done, 'change'>>)[],
  onProgress?: (done: number) => Promise<unknown>,
): Promise<void> {
  await deleteRows(database, importId)
  for (let start = 0; start < rows.length; start += PART) {
    const part = rows.slice(start, start + PART).map((row, i) => ({
      importId,
      position: start + i + 1,
      sheet: row.sheet,
      line: row.line,
      cells: row.cells,
      values: row.values,
      faults: row.faults,
      notices: row.notices,
      outcome: row.outcome,
      accountId: row.accountId,
      change: row.change ?? null,
    }))
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
  kept: run.kept,
  created_by: run.creator,
  created_at: run.createdAt.toISOString(),
  committed_at: time(run.committedAt),
  undo_until: undoUntil(run, now),
})

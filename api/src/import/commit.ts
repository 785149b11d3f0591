import { DrizzleQueryError } from 'drizzle-orm'
import * as z from 'zod/mini'
import { analyzeGrown } from '../database/analyze'
import type { Database } from '../database/connect'
import {
  account,
  auditEntry,
  classroom,
  classroomStudent,
  classroomTeacher,
  importRow,
  seat,
  student,
} from '../database/schema'
import { defineJob } from '../jobs/job'
import { notify } from '../notification/notify'
import { TaskLimit } from '../threads/threads'
import { countOutcome } from './count-outcome'
import type { Judged, Setting } from './kind'
import { kinds } from './kinds/kinds'
import { countsOf, importSentence, PART, settingOf, storeRows, tenantOf } from './present-run'
import { lockSchool, type Run, selectAllRows, selectCommittedRun, selectWork, transitionRun } from './queries'
import { inOrder, linesOfRows } from './rows'
import { StaleError } from './stale-error'
import { commitImportTask } from './tasks'

/** Judges the accepted lines of an import again, because the school may have changed since the check. */
async function judgeAgain(setting: Setting, run: Run) {
  const before = await selectAllRows(setting.database, run.id)
  const accepted = before.filter(({ outcome }) => outcome !== 'reject')
  const judged = await kinds[run.kind].judge(setting, linesOfRows(accepted))
  return { before, judged }
}

/** Writes the lines in parts. `onProgress` gets the number of lines written so far. */
async function write(
  setting: Setting,
  run: Run,
  judged: readonly Judged[],
  onProgress: (done: number) => Promise<unknown>,
) {
  const kind = kinds[run.kind]
  const classrooms = (await kind.prepare?.(setting, judged)) ?? []
  const rows: (Judged & { accountId: number })[] = []
  for (let start = 0; start < judged.length; start += PART) {
    const part = judged.slice(start, start + PART)
    const done = await kind.write(setting, part)
    rows.push(...part.map((row, i) => ({ ...row, ...done[i], accountId: done[i]?.accountId ?? 0 })))
    await onProgress(rows.length)
  }
  return { classrooms, rows }
}

/**
 * Returns the account that uploaded a sheet. It gets a notification, because its owner may have left the page long
 * ago.
 */
const recipientsOf = ({ createdBy: accountId, createdAs: role }: Run) => [{ accountId, role }]
const sheetOf = ({ kind, id, fileName }: Run) => ({ sheet: kind, run: id, file: fileName })

/**
 * Commits the whole import or nothing, in one transaction. Returns the number of people or seats written. Throws a
 * StaleError if a line no longer fits the school's data.
 */
async function commit(database: Database, id: number, now: Date): Promise<number> {
  return database.transaction(async (transaction) => {
    const work = await selectWork(transaction, id)
    if (!work) return 0
    await lockSchool(transaction, work.schoolId)
    // The import is read again, because the transaction that held the lock may already have committed it.
    const run = await selectWork(transaction, id)
    if (run?.status !== 'committing') return 0
    if (await selectCommittedRun(tenantOf(run), transaction, run)) {
      await transitionRun(transaction, id, 'committing', {
        status: 'failed',
        failure: importSentence('importedBefore'),
      })
      return 0
    }
    const setting = settingOf(run, transaction, now)
    const { before, judged } = await judgeAgain(setting, run)
    if (judged.some(({ outcome }) => outcome === 'reject')) throw new StaleError()
    // Progress is written outside the transaction, so that the progress bar can see it.
    const onProgress = (done: number) => transitionRun(database, id, 'committing', { done })
    const { classrooms, rows } = await write(setting, run, judged, onProgress)
    const rejected = before.filter(({ outcome }) => outcome === 'reject').map((row) => ({ ...row, change: {} }))
    await storeRows(transaction, id, inOrder<Judged>([...rejected, ...rows], before))
    const counts = countsOf([...rejected, ...rows])
    await transitionRun(transaction, id, 'committing', {
      ...counts,
      // Whoever commits an import has answered its questions.
      toReview: 0,
      questions: [],
      done: counts.rows,
      classrooms,
      status: 'committed',
      committedAt: now,
      failure: null,
    })
    const values = { ...sheetOf(run), added: counts.created + counts.changed, refused: counts.rejected }
    await notify(transaction, recipientsOf(run), 'importDone', values, `import ${id} done`)
    return values.added
  })
}

/**
 * Puts an import that no longer fits the school's data back into the checked state, and stores the current errors of
 * each row.
 */
async function checkAgain(database: Database, id: number, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const run = await selectWork(transaction, id)
    if (run?.status !== 'committing') return
    const { before, judged } = await judgeAgain(settingOf(run, transaction, now), run)
    const rejected = before.filter(({ outcome }) => outcome === 'reject').map((row) => ({ ...row, change: {} }))
    const rows = inOrder<Judged>([...rejected, ...judged], before)
    await storeRows(transaction, id, rows)
    const failure = importSentence('changedSince')
    await transitionRun(transaction, id, 'committing', { ...countsOf(rows), done: 0, status: 'checked', failure })
    await notify(transaction, recipientsOf(run), 'importHeld', sheetOf(run), `import ${id} held ${now.toISOString()}`)
  })
}

const UNIQUE_VIOLATION = '23505'

/** Returns whether a concurrent change has taken something that was free at the time of the check. */
const isOvertaken = (error: unknown) =>
  error instanceof StaleError ||
  (error instanceof DrizzleQueryError && (error.cause as { code?: string } | undefined)?.code === UNIQUE_VIOLATION)

/** The tables that imports write to and that lists read from. */
const grownTables = [
  ...[account, student, classroom, classroomStudent, classroomTeacher, seat],
  ...[auditEntry, importRow],
]

/**
 * Commits a checked import. If the commit is interrupted, it starts again from the beginning, because nothing has
 * been written.
 */
export async function commitRun(database: Database, id: number, now: Date): Promise<void> {
  try {
    const written = await commit(database, id, now)
    if (written > 0) await analyzeGrown(database, grownTables, written)
  } catch (error) {
    if (!isOvertaken(error)) throw error
    await checkAgain(database, id, now)
  }
}

export const commitImportJob = defineJob({
  name: 'commit-import',
  data: z.object({ id: z.number() }),
  // There are enough attempts to outlast a database outage. Invalid content in a sheet never makes an attempt fail.
  retry: { limit: 5, delay: 1 },
  timeLimit: 120,
  work: async ({ data: { id }, threads, database, now, signal, metrics }) => {
    await threads.run(commitImportTask, { id, now }, signal).catch(async (error: unknown) => {
      if (!(error instanceof TaskLimit)) throw error
      await transitionRun(database, id, 'committing', { status: 'failed', failure: importSentence('interrupted') })
    })
    await countOutcome({ database, metrics }, id)
  },
})

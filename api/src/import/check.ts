import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { defineJob } from '../jobs/job'
import { TaskLimit } from '../threads/threads'
import { countOutcome } from './count-outcome'
import { kinds } from './kinds/kinds'
import { linesOf } from './lines'
import { countsOf, importSentence, settingOf, storeRows } from './present-run'
import { type Run, selectWork, transitionRun } from './queries'
import { readSheets } from './read/read'
import { UnreadableError } from './read/unreadable-error'
import { checkImportTask } from './tasks'

const roleOf = ({ kind }: Run) => (kind === 'teacher' ? 'teacher' : 'student')

/** Reads the sheet of an import and judges each line. */
async function judgeFile(run: Run, database: Database, now: Date) {
  const file = { name: run.fileName, bytes: run.content ?? Buffer.alloc(0) }
  const lines = linesOf(await readSheets(file, roleOf(run)), run.kind, now)
  return kinds[run.kind].judge(settingOf(run, database, now), lines)
}

/**
 * Checks an import without committing it: stores its rows with their errors and outcomes. If the check is
 * interrupted, it starts again from the beginning.
 */
export async function checkRun(database: Database, id: number, now: Date): Promise<void> {
  const run = await selectWork(database, id)
  if (run?.status !== 'checking') return
  try {
    const judged = await judgeFile(run, database, now)
    const counts = countsOf(judged)
    await transitionRun(database, id, 'checking', { rows: judged.length, done: 0 })
    await storeRows(database, id, judged, (done) => transitionRun(database, id, 'checking', { done }))
    await transitionRun(database, id, 'checking', { ...counts, status: 'checked', content: null })
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    const failure = importSentence(error.sentence, error.values)
    await transitionRun(database, id, 'checking', { status: 'failed', failure, content: null })
  }
}

export const checkImportJob = defineJob({
  name: 'check-import',
  data: z.object({ id: z.number() }),
  // There are enough attempts to outlast a database outage. Invalid content in a sheet never makes an attempt fail.
  retry: { limit: 5, delay: 1 },
  timeLimit: 120,
  work: async ({ data: { id }, threads, database, now, signal, metrics }) => {
    await threads.run(checkImportTask, { id, now }, signal).catch(async (error: unknown) => {
      if (!(error instanceof TaskLimit)) throw error
      await transitionRun(database, id, 'checking', {
        status: 'failed',
        failure: importSentence('takesTooLong'),
        content: null,
      })
    })
    await countOutcome({ database, metrics }, id)
  },
})

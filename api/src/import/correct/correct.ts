import type { ImportAnswer, ImportCorrection } from '@lekta/shared/contract/import/import'
import type { Database } from '../../database/connect'
import { ApiError, badInput } from '../../errors/api-error'
import type { Setting } from '../kind'
import { classroomKey, findClassrooms } from '../kinds/classrooms'
import { kinds } from '../kinds/kinds'
import { countsOf, settingOf } from '../present-run'
import { lockRun, selectAllRows, transitionRun } from '../queries'
import { inOrder, linesOfRows, storeChangedRows } from '../rows'
import { answerLines, correctCells } from './correct-lines'

export interface Corrections {
  rows: readonly ImportCorrection[]
  answers: readonly ImportAnswer[]
}

/** Throws 400 if an answer names a classroom that the school does not have. */
async function assertExisting(setting: Setting, answers: readonly ImportAnswer[]) {
  const used = answers.flatMap(({ use }) => use ?? [])
  if (used.length === 0) return
  const { existing } = await findClassrooms(setting)
  if (used.some((name) => !existing.has(classroomKey(name))))
    throw badInput({ answers: 'There is no classroom with this name any more. Choose another one.' })
}

/**
 * Corrects cells of a checked import, answers its questions, and judges all rows again, because a row may depend on
 * others. Writes only rows that have changed. Throws a 409 if the import is no longer being reviewed.
 */
export async function correctRun(database: Database, id: number, now: Date, { rows, answers }: Corrections) {
  await database.transaction(async (transaction) => {
    const run = await lockRun(transaction, id)
    if (run?.status !== 'checked') throw new ApiError(409, 'This import is no longer possible. Choose the file again.')
    const created = answers.flatMap(({ name, use }) => (use === null ? [name] : []))
    const confirmed = [...new Set([...run.confirmed, ...created.map(classroomKey)])]
    const setting = settingOf({ ...run, confirmed }, transaction, now)
    await assertExisting(setting, answers)
    const before = await selectAllRows(transaction, id)
    const corrected = correctCells(linesOfRows(before), before, run.kind, rows, now)
    const judged = inOrder(await kinds[run.kind].judge(setting, answerLines(corrected, answers)), before)
    await storeChangedRows(transaction, id, before, judged)
    await transitionRun(transaction, id, 'checked', { ...countsOf(judged), confirmed, failure: null })
  })
}

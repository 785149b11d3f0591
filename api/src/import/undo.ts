import { IMPORT_UNDO_RETENTION } from '@lekta/shared/contract/retention'
import { before } from '@lekta/shared/lib/time/period'
import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { ApiError } from '../errors/api-error'
import { kinds } from './kinds/kinds'
import { archiveEmptyClassrooms } from './kinds/people-queries'
import { lockSchool, selectAllRows, selectWork, transitionRun } from './queries'

/**
 * Undoes a committed import in one transaction. Data that has been used since the commit is kept. Throws a 409 if it
 * is too late.
 */
export async function undoRun(
  tenant: Tenant<'school' | 'teacher'>,
  database: Database,
  id: number,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockSchool(transaction, tenant.schoolId)
    const run = await selectWork(transaction, id)
    if (run?.status !== 'committed' || !run.committedAt) throw new ApiError(409, 'There is nothing to undo.')
    if (run.committedAt <= before(now, IMPORT_UNDO_RETENTION))
      throw new ApiError(409, 'An import can only be undone within a day.')
    const rows = (await selectAllRows(transaction, id)).flatMap(({ outcome, accountId, change }) =>
      accountId !== null && change ? [{ outcome, accountId, change }] : [],
    )
    const setting = { tenant, database: transaction, now }
    const remaining = await kinds[run.kind].undo(setting, rows)
    await archiveEmptyClassrooms(tenant, transaction, run.classrooms, now)
    await transitionRun(transaction, id, 'committed', { status: 'undone', undoneAt: now, kept: remaining })
  })
}

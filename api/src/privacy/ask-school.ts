import type { Tenant } from '../access/tenant'
import { recordStudents } from '../audit/record'
import type { Database } from '../database/connect'
import { ApiError, notFound } from '../errors/api-error'
import { selectPayers } from '../money/buyer'
import { notify } from '../notification/notify'
import { selectCandidates } from './request/candidates'

/**
 * Notifies the school of a parent's child that the parent asks for the child to be erased, at most once a day. Throws
 * a 404 if it is not the parent's child, and a 409 if the child has no school.
 */
export async function askSchool(
  tenant: Tenant<'parent'>,
  database: Database,
  { id, name, now }: { id: number; name: string; now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [child] = await selectCandidates(tenant, transaction, [id])
    if (!child?.isChild) throw notFound('child')
    const { schoolId } = child
    if (schoolId === null) throw new ApiError(409, 'This child has no school. You can delete the data yourself.')
    const managers = await selectPayers({ schoolId, parentId: null }, transaction)
    const day = now.toISOString().slice(0, 10)
    const values = { parent: name, child: child.name, childId: id }
    await notify(
      transaction,
      managers,
      'erasureSuggested',
      values,
      `erasure of ${id} asked by ${tenant.accountId} on ${day}`,
    )
    await recordStudents(tenant, transaction, 'erasure asked', [id], now)
  })
}

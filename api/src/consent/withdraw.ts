import type { Tenant } from '../access/tenant'
import { recordStudents } from '../audit/record'
import { withdrawConsents } from '../consent-record/queries'
import type { Database } from '../database/connect'
import { notFound } from '../errors/api-error'
import { endLinkByParent } from '../link/end-link'
import { askSchool } from '../privacy/ask-school'
import { requestErasure } from '../privacy/request/request-erasure'
import { findCandidates } from '../privacy/request/rules'

/**
 * Withdraws a parent's consent to storing a child's data. A child at home is closed at once and erased after the
 * waiting period. A school decides about its own student: it is asked to erase the child, and the parent's link to
 * the child ends. Throws a 404 unless the child is the parent's, and a 409 if it is already waiting to be erased.
 */
export async function withdrawConsent(
  tenant: Tenant<'parent'>,
  database: Database,
  { id, name, now }: { id: number; name: string; now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [child] = await findCandidates(tenant, transaction, [id])
    if (!child?.isChild) throw notFound('child')
    await withdrawConsents(tenant, transaction, { studentId: id, now })
    await recordStudents(tenant, transaction, 'consent withdrawn', [id], now)
    if (child.schoolId === null) {
      const request = { ids: [id], confirm: child.username, reason: 'consent withdrawn', now } as const
      await requestErasure(tenant, transaction, request)
    } else {
      await askSchool(tenant, transaction, { id, name, now })
      await endLinkByParent(tenant, transaction, { id, name, now })
    }
  })
}

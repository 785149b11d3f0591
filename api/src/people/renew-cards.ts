import type { StaffTenant } from '../access/tenant'
import { recordStudents, recordSubjects } from '../audit/record'
import type { Database } from '../database/connect'
import { renewPasswords } from './accounts'
import type { CreatedAccount } from './create-accounts'

export interface Renewal {
  people: 'students' | 'teachers'
  ids: readonly number[]
  now: Date
}

/**
 * Gives students or teachers of the tenant's school new first passwords, and records it. Returns their login cards,
 * sorted by classroom and name.
 */
export async function renewCards(
  tenant: StaffTenant,
  transaction: Database,
  { people, ids, now }: Renewal,
): Promise<CreatedAccount[]> {
  const cards = await renewPasswords(tenant, transaction, { people, ids, now })
  const subjects = ids.map((id) => `account ${id}`)
  if (people === 'teachers') await recordSubjects(tenant, transaction, 'teacher password renewed', subjects, now)
  else await recordStudents(tenant, transaction, 'student password renewed', ids, now)
  return cards
}

import type { Audience } from '@lekta/shared/contract/delivery/rollout'
import { and, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { account, school } from '../../database/schema'
import { badInput } from '../../errors/api-error'

/** Throws a 400 if an audience includes no one, or a school or an account that does not exist. */
export async function assertAudience(database: Database, { share, schools, roles, accounts }: Audience): Promise<void> {
  if (share === 0 && schools.length === 0 && roles.length === 0 && accounts.length === 0)
    throw badInput({ audience: 'Choose who gets it.' })
  const [foundSchools, foundAccounts] = await Promise.all([
    database.select({ id: school.id }).from(school).where(inArray(school.id, schools)),
    database
      .select({ id: account.id })
      .from(account)
      .where(and(inArray(account.id, accounts), isNull(account.archivedAt))),
  ])
  if (foundSchools.length < new Set(schools).size) throw badInput({ 'audience.schools': 'There is no such school.' })
  if (foundAccounts.length < new Set(accounts).size)
    throw badInput({ 'audience.accounts': 'There is no such account.' })
}

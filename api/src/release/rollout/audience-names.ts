import type { NamedAudience } from '@lekta/shared/contract/delivery/rollout'
import type { Role } from '@lekta/shared/contract/endpoint'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { account, school } from '../../database/schema'

/** The columns of an audience. */
export interface AudienceRow {
  share: number
  schoolIds: readonly number[]
  roles: readonly Role[]
  accountIds: readonly number[]
}

/** Names the schools and accounts of audiences. */
export interface AudienceNames {
  audience: (row: AudienceRow) => NamedAudience
  school: (id: number | null) => { id: number; name: string } | null
  account: (id: number | null) => { id: number; name: string; username: string } | null
}

interface Ids {
  schools: readonly number[]
  accounts: readonly number[]
}

/** Reads the names of schools and accounts. */
export async function loadNames(database: Database, ids: Ids): Promise<AudienceNames> {
  const [schools, accounts] = await Promise.all([
    ids.schools.length === 0
      ? []
      : database
          .select({ id: school.id, name: school.name })
          .from(school)
          .where(inArray(school.id, [...new Set(ids.schools)])),
    ids.accounts.length === 0
      ? []
      : database
          .select({ id: account.id, name: account.name, username: account.username })
          .from(account)
          .where(inArray(account.id, [...new Set(ids.accounts)])),
  ])
  const schoolsById = new Map(schools.map((row) => [row.id, row]))
  const accountsById = new Map(accounts.map((row) => [row.id, row]))
  const among = <Row>(rows: ReadonlyMap<number, Row>, ids: readonly number[]) => ids.flatMap((id) => rows.get(id) ?? [])
  return {
    audience: ({ share, schoolIds, roles, accountIds }) => ({
      share,
      schools: among(schoolsById, schoolIds),
      roles: [...roles],
      accounts: among(accountsById, accountIds),
    }),
    school: (id) => (id === null ? null : (schoolsById.get(id) ?? null)),
    account: (id) => (id === null ? null : (accountsById.get(id) ?? null)),
  }
}

import type { AuditFilters } from '@lekta/shared/contract/audit'
import { MOST_LISTED } from '@lekta/shared/contract/audit'
import { viewActions } from '@lekta/shared/contract/audit-actions'
import type { ListQuery } from '@lekta/shared/contract/list'
import { and, desc, eq, ilike, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { buildQuery } from '../database/query-builder'
import {
  account,
  auditEntry,
  classroom,
  invoice,
  isChild,
  parentLink,
  release,
  releaseToken,
  schedule,
  school,
  searchText,
} from '../database/schema'
import { escapeLike, sortBy, windowOf } from '../http/list-page'

export type LogTenant = Tenant<'admin' | 'school'>

/** Filters of the log. A school's log ignores `schoolId`. */
export interface LogFilter extends AuditFilters {
  schoolId?: number | undefined
}

const pupil = alias(account, 'pupil')

/**
 * Returns the condition for the entries that a tenant may see: an admin sees all of them, a school sees those that
 * concern its data. Use it in queries that select from `audit_entry`.
 */
function visibleEntries(tenant: LogTenant, schoolId: number | undefined): SQL | undefined {
  if (tenant.role === 'school') return eq(auditEntry.schoolId, tenant.schoolId)
  return schoolId === undefined ? undefined : eq(auditEntry.schoolId, schoolId)
}

const nameContains = (text: string) => ilike(searchText(account), `%${escapeLike(text)}%`)

/** Selects the accounts with this text in their name that can be the actors of entries in the tenant's log. */
function actorsNamed(tenant: LogTenant, text: string) {
  const linked = sql`${account.id} in (select ${parentLink.parentId} from ${parentLink}
    join ${account} as pupil on pupil.id = ${parentLink.studentId} where pupil.school_id = ${schoolIdOf(tenant)}::int)`
  const possible = or(eq(account.schoolId, schoolIdOf(tenant) ?? 0), sql`'admin' = any(${account.roles})`, linked)
  return buildQuery()
    .select({ id: account.id })
    .from(account)
    .where(and(nameContains(text), tenant.role === 'admin' ? undefined : possible))
}

const schoolIdOf = (tenant: LogTenant) => (tenant.role === 'school' ? tenant.schoolId : null)

function studentsNamed(tenant: LogTenant, text: string) {
  const schoolId = schoolIdOf(tenant)
  const atSchool = schoolId === null ? undefined : eq(account.schoolId, schoolId)
  return buildQuery()
    .select({ id: account.id })
    .from(account)
    .where(and(nameContains(text), isChild(account), atSchool))
}

/** Returns the condition for the entries that a tenant may see and that match the filter. */
function matching(
  tenant: LogTenant,
  { who = '', child = '', kind, from, until, time_zone: zone, schoolId }: LogFilter,
) {
  const [actor, about] = [who.trim(), child.trim()]
  const isView = [...viewActions]
  return and(
    visibleEntries(tenant, schoolId),
    actor === '' ? undefined : inArray(auditEntry.accountId, actorsNamed(tenant, actor)),
    about === '' ? undefined : inArray(auditEntry.studentId, studentsNamed(tenant, about)),
    kind === 'view' ? inArray(auditEntry.action, isView) : undefined,
    kind === 'change' ? notInArray(auditEntry.action, isView) : undefined,
    from === undefined ? undefined : sql`${auditEntry.at} >= (${from}::timestamp at time zone ${zone})`,
    until === undefined ? undefined : sql`${auditEntry.at} < ((${until}::date + 1)::timestamp at time zone ${zone})`,
  )
}

const subjectId = sql`substring(${auditEntry.subject} from '^\\S+ (\\d+)')::int`
const nameBy = (table: SQL, name: SQL) => sql`(select ${name} from ${table} as named where named.id = ${subjectId})`

/** What people call the object of an entry. */
const subjectName = sql<string | null>`case split_part(${auditEntry.subject}, ' ', 1)
  when 'account' then ${nameBy(sql`${account}`, sql`case when named.erased_at is null then named.name end`)}
  when 'classroom' then ${nameBy(sql`${classroom}`, sql`named.name`)}
  when 'schedule' then ${nameBy(sql`${schedule}`, sql`named.title`)}
  when 'invoice' then ${nameBy(sql`${invoice}`, sql`named.number`)}
  when 'school' then ${nameBy(sql`${school}`, sql`named.name`)}
  when 'release' then ${nameBy(sql`${release}`, sql`named.area || ' ' || named.version`)}
  when 'token' then ${nameBy(sql`${releaseToken}`, sql`named.area || ': ' || named.name`)} end`

/** The area whose releases an entry is about. */
const area = sql<string | null>`case split_part(${auditEntry.subject}, ' ', 1)
  when 'release' then ${nameBy(sql`${release}`, sql`named.area`)}
  when 'token' then ${nameBy(sql`${releaseToken}`, sql`named.area`)}
  when 'area' then split_part(${auditEntry.subject}, ' ', 2) end`

const selectEntries = (database: Database) =>
  database
    .select({
      id: auditEntry.id,
      at: auditEntry.at,
      action: auditEntry.action,
      source: auditEntry.source,
      subject: auditEntry.subject,
      subjectName,
      area,
      account: {
        id: account.id,
        name: account.name,
        username: account.username,
        roles: account.roles,
        erasedAt: account.erasedAt,
      },
      student: { id: pupil.id, name: pupil.name, username: pupil.username },
      school: { id: school.id, name: school.name },
    })
    .from(auditEntry)
    .leftJoin(account, eq(account.id, auditEntry.accountId))
    .leftJoin(pupil, eq(pupil.id, auditEntry.studentId))
    .leftJoin(school, eq(school.id, auditEntry.schoolId))

/** Returns a page of the log. The names of an entry are only looked up for the entries of the page. */
export const selectLog = (tenant: LogTenant, database: Database, filter: LogFilter, query: ListQuery) => {
  const { limit, offset } = windowOf(query)
  const sorted = sortBy(query, { id: auditEntry.id, at: { filled: auditEntry.at } }, auditEntry.id)
  const page = database
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(matching(tenant, filter))
    .orderBy(...sorted)
    .limit(Math.max(0, Math.min(limit, MOST_LISTED - offset)))
    .offset(offset)
    .as('page')
  return selectEntries(database)
    .innerJoin(page, eq(page.id, auditEntry.id))
    .orderBy(...sorted)
}
export type LogRow = Awaited<ReturnType<typeof selectLog>>[number]

/** Returns the number of matching entries, but at most `MOST_LISTED`: counting millions would take too long. */
export function countLog(tenant: LogTenant, database: Database, filter: LogFilter): Promise<number> {
  const some = database
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(matching(tenant, filter))
    .limit(MOST_LISTED)
    .as('some')
  return database.$count(some)
}

/** Returns the newest matching entries that are older than another entry, for reading the log in batches. */
export const selectLogBefore = (
  tenant: LogTenant,
  database: Database,
  filter: LogFilter,
  { before, limit }: { before: Pick<LogRow, 'at' | 'id'> | undefined; limit: number },
) =>
  selectEntries(database)
    .where(
      and(
        matching(tenant, filter),
        before &&
          sql`(${auditEntry.at}, ${auditEntry.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::int)`,
      ),
    )
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(limit)

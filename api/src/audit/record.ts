import { type AuditAction, auditActions } from '@lekta/shared/contract/audit-actions'
import { before } from '@lekta/shared/lib/time/period'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { AccountRef } from '../access/tenant'
import type { Database } from '../database/connect'
import { perDatabase } from '../database/per-database'
import { account, auditEntry, invoice, payment, subscription } from '../database/schema'

/** Who or what acts: an account, a command of the operator, the setup page, the server itself, or a release token. */
export type Actor = AccountRef | 'command' | 'setup' | 'server' | 'token'

/** Returns the actor of a change whose account is null if the server makes it. */
export const actorOf = (accountId: number | null): Actor => (accountId === null ? 'server' : { accountId })

interface Written {
  actor: Actor
  action: AuditAction
  /** The school whose log shows the entry, if it is not the school of the student, the subject or the actor. */
  schoolId?: number | SQL
  at: Date | Placeholder
}

const schoolOfAccount = (id: SQL) => sql`(select ${account.schoolId} from ${account} where ${account.id} = ${id})`

/** Selects the school of a subject such as `invoice 7`; null if the subject belongs to a family. */
function schoolOfSubject(action: AuditAction, actorId: SQL): SQL {
  const id = sql`substring(entry.subject from '^\\S+ (\\d+)')::int`
  switch (auditActions[action].about) {
    case 'account':
      return schoolOfAccount(id)
    case 'school':
      return id
    case 'invoice':
      return sql`(select ${invoice.schoolId} from ${invoice} where ${invoice.id} = ${id})`
    case 'payment':
      return sql`(select ${invoice.schoolId} from ${payment} join ${invoice} on ${invoice.id} = ${payment.invoiceId} where ${payment.id} = ${id})`
    case 'subscription':
      return sql`(select ${subscription.schoolId} from ${subscription} where ${subscription.id} = ${id})`
    default:
      return schoolOfAccount(actorId)
  }
}

/**
 * Returns the statement that writes one entry per row of `rows`, which has the columns `student_id` and `subject`. The
 * school of an entry is that of its student; without a student that of its subject, or else that of the actor.
 * `condition` limits the entries.
 */
export function recordSql({ actor, action, schoolId, at }: Written, rows: SQL, condition = sql`true`): SQL {
  const source = typeof actor === 'string' ? actor : null
  const actorId = sql`${typeof actor === 'string' ? null : actor.accountId}::int`
  const derived = sql`case when entry.student_id is null then ${schoolOfSubject(action, actorId)}
    else ${schoolOfAccount(sql`entry.student_id`)} end`
  const school = schoolId === undefined ? derived : sql`${schoolId}::int`
  return sql`insert into ${auditEntry} (account_id, source, action, student_id, subject, school_id, at)
    select ${actorId}, ${source}::text, ${action}::text, entry.student_id, entry.subject, ${school}, ${at instanceof Date ? at.toISOString() : at}::timestamptz
    from (${rows}) as entry (student_id, subject) where ${condition}`
}

const oneRow = ({ studentId = null, subject = null }: About) => sql`select ${studentId}::int, ${subject}::text`

/** What an entry is about: a student, an object such as `account 7`, or both. */
interface About {
  studentId?: number | null | undefined
  subject?: string | null | undefined
}

export type Entry = Written & About

/** Returns the statement that writes an entry for one action, for use as part of another statement. */
export const recordActionSql = (entry: Entry): SQL => recordSql(entry, oneRow(entry))

/** Writes an audit entry for one action. */
export async function recordAction(database: Database, entry: Entry): Promise<void> {
  await database.execute(recordActionSql(entry))
}

/** When each of the latest entries of `recordOnce` was written, so that most repeated actions need no statement. */
const writtenAt = perDatabase(() => new LRUCache<string, Date>({ max: 10_000 }))

/** How long a view that was recorded is not recorded again. */
const ONCE_PER = { hours: 1 } as const

/** Writes an audit entry for one action, unless the account has one for the same action and object in the last hour. */
export async function recordOnce(
  database: Database,
  { actor, ...entry }: Entry & { actor: AccountRef; at: Date },
): Promise<void> {
  const since = before(entry.at, ONCE_PER)
  const { action, studentId = null, subject = null } = entry
  const key = JSON.stringify([actor.accountId, action, studentId, subject])
  const latest = writtenAt(database).get(key)
  if (latest && latest > since) return
  const earlier = sql`select max(earlier.at) as at from ${auditEntry} as earlier
    where earlier.account_id = ${actor.accountId}::int and earlier.at > ${since.toISOString()}::timestamptz
      and earlier.action = ${action}::text and earlier.student_id is not distinct from ${studentId}::int
      and earlier.subject is not distinct from ${subject}::text`
  const written = recordSql({ actor, ...entry }, oneRow(entry), sql`(select at from earlier) is null`)
  const { rows } = await database.execute<{ at: number }>(
    sql`with earlier as (${earlier}), written as (${written} returning at)
      select extract(epoch from coalesce((select at from written), (select at from earlier)))::float8 * 1000 as at`,
  )
  if (rows[0]) writtenAt(database).set(key, new Date(rows[0].at))
}

/** Writes an audit entry for each of the students. */
export async function recordStudents(
  actor: Actor,
  database: Database,
  action: AuditAction,
  studentIds: readonly number[],
  at: Date,
  schoolId?: SQL,
): Promise<void> {
  if (studentIds.length === 0) return
  const rows = sql`select id, null::text from unnest(${sql.param(studentIds)}::int[]) as id`
  await database.execute(recordSql({ actor, action, at, ...(schoolId && { schoolId }) }, rows))
}

/** Writes an audit entry for each of the objects, such as `account 7`. */
export async function recordSubjects(
  actor: Actor,
  database: Database,
  action: AuditAction,
  subjects: readonly string[],
  at: Date,
): Promise<void> {
  if (subjects.length === 0) return
  const rows = sql`select null::int, subject from unnest(${sql.param(subjects)}::text[]) as subject`
  await database.execute(recordSql({ actor, action, at }, rows))
}

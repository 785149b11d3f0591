import type { AuditAction } from '@lekta/shared/contract/audit-actions'
import type { ListQuery } from '@lekta/shared/contract/list'
import { EXPORT_RECORD_RETENTION } from '@lekta/shared/contract/retention'
import { before } from '@lekta/shared/lib/time/period'
import { aliasedTable, and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { isTeacherAlone, type Tenant, visibleStudents, visibleTeachers } from '../access/tenant'
import { recordAction } from '../audit/record'
import type { Database } from '../database/connect'
import { account, auditEntry, dataExport, isChild, school, student } from '../database/schema'
import { escapeLike, type SortColumns, sortBy, whereSearched, windowOf } from '../http/list-page'

/** The columns of an export without its content. */
const columns = {
  id: dataExport.id,
  accountId: dataExport.accountId,
  requestedBy: dataExport.requestedBy,
  status: dataExport.status,
  bytes: dataExport.bytes,
  failure: dataExport.failure,
  note: dataExport.note,
  requestedAt: dataExport.requestedAt,
  readyAt: dataExport.readyAt,
  expiresAt: dataExport.expiresAt,
  /** The key of the file in the bucket; null if it is in the database. */
  fileKey: dataExport.fileKey,
  hasContent: sql<boolean>`${or(isNotNull(dataExport.content), isNotNull(dataExport.fileKey))}`,
}

const selectExports = (database: Database) => database.select(columns).from(dataExport).$dynamic()

export type ExportRow = Awaited<ReturnType<typeof selectExports>>[number]

const person = { id: account.id, name: account.name, username: account.username, roles: account.roles }

/** A person of whom an archive can be made. */
export interface Person {
  id: number
  name: string
  username: string
  roles: string[]
  /** The school whose record it is; null for the caller, and for children at home. */
  school: string | null
  schoolId: number | null
}

const selectPersons = (database: Database) =>
  database
    .select({ ...person, school: school.name, schoolId: account.schoolId })
    .from(account)
    .leftJoin(student, eq(student.id, account.id))
    .leftJoin(school, eq(school.id, account.schoolId))
    .$dynamic()

/**
 * Returns the condition for the persons whose archive a tenant may see: the tenant; a parent's children; a school's
 * students and teachers, also archived ones.
 */
function visiblePersons(tenant: Tenant): SQL {
  const isSelf = eq(account.id, tenant.accountId)
  switch (tenant.role) {
    case 'school': {
      const isStudent = and(isChild(account), visibleStudents(tenant, 'including archived'))
      return or(isSelf, isStudent, and(visibleTeachers(tenant, 'including archived'), isTeacherAlone)) as SQL
    }
    case 'parent':
      return or(isSelf, visibleStudents(tenant, 'including archived')) as SQL
    default:
      return isSelf
  }
}

/** Returns a person of whom the tenant may see an archive. */
export async function selectPerson(tenant: Tenant, database: Database, id: number): Promise<Person | undefined> {
  const [row] = await selectPersons(database).where(and(visiblePersons(tenant), eq(account.id, id)))
  return row
}

/** Returns up to two accounts with a username or an e-mail address. Admins may export the data of any account. */
export const selectAccounts = (_tenant: Tenant<'admin'>, database: Database, text: string): Promise<Person[]> =>
  selectPersons(database)
    .where(or(eq(account.username, text), eq(account.email, text)))
    .limit(2)

/** Returns an account, for admins. */
export async function selectAccount(_tenant: Tenant<'admin'>, database: Database, id: number) {
  const [row] = await selectPersons(database).where(eq(account.id, id))
  return row
}

/** Returns the archive of a person that the tenant requested last. */
export async function selectLatest({ accountId }: Tenant, database: Database, personId: number) {
  const [row] = await selectExports(database)
    .where(and(eq(dataExport.requestedBy, accountId), eq(dataExport.accountId, personId)))
    .orderBy(desc(dataExport.id))
    .limit(1)
  return row
}

/** Returns an archive that the tenant requested, with the name of the person it is about. */
export async function selectOwnExport({ accountId }: Tenant, database: Database, id: number) {
  const [row] = await database
    .select({ ...columns, name: account.name })
    .from(dataExport)
    .innerJoin(account, eq(account.id, dataExport.accountId))
    .where(and(eq(dataExport.requestedBy, accountId), eq(dataExport.id, id)))
  return row
}

/** Stores a request. Returns undefined if one of the tenant for this person is waiting already. */
export async function insertExport(
  { accountId: requestedBy }: Tenant,
  transaction: Database,
  { personId: accountId, note, requestedAt }: { personId: number; note: string | null; requestedAt: Date },
) {
  const [row] = await transaction
    .insert(dataExport)
    .values({ accountId, requestedBy, note, requestedAt })
    .onConflictDoNothing()
    .returning({ id: dataExport.id })
  return row
}

/** Writes an audit entry about a person's archive. A child is the student of the entry, an adult its subject. */
export const recordExport = (
  actor: Pick<Tenant, 'accountId'>,
  database: Database,
  action: AuditAction,
  { id, roles }: Pick<Person, 'id' | 'roles'>,
  at: Date,
) => {
  const about = roles.includes('child') ? { studentId: id } : { subject: `account ${id}` }
  return recordAction(database, { actor, action, ...about, at })
}

/** Returns when a parent last asked the child's school for an archive, since the given time. */
export async function selectLastSchoolRequest(
  { accountId }: Tenant<'parent'>,
  database: Database,
  childId: number,
  since: Date,
) {
  const [row] = await database
    .select({ at: auditEntry.at })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.studentId, childId),
        eq(auditEntry.accountId, accountId),
        eq(auditEntry.action, SCHOOL_REQUEST),
        gt(auditEntry.at, since),
      ),
    )
    .orderBy(desc(auditEntry.at))
    .limit(1)
  return row?.at ?? null
}

/** The action of the audit entry that a parent asked a school for an archive. */
export const SCHOOL_REQUEST = 'data export requested from school'

/** Returns the accounts of a school. The caller has found the school by its tenant. */
export async function selectSchoolAccounts(database: Database, schoolId: number) {
  const isSchool = sql`'school' = any(${account.roles})`
  return database
    .select({ accountId: account.id })
    .from(account)
    .where(and(eq(account.schoolId, schoolId), isSchool, isNull(account.archivedAt)))
}

const requester = aliasedTable(account, 'requester')

const sortable = {
  id: dataExport.id,
  name: { filled: account.name },
  requested_at: { filled: dataExport.requestedAt },
  expires_at: dataExport.expiresAt,
} satisfies SortColumns

function isFound(query: ListQuery): SQL | undefined {
  const text = `%${escapeLike(whereSearched(query))}%`
  const texts = [account.name, account.username, requester.name, requester.username]
  return whereSearched(query) === '' ? undefined : or(...texts.map((column) => sql`${column} ilike ${text}`))
}

/** Returns the archives of all tenants, for admins. */
export function selectAllExports(_tenant: Tenant<'admin'>, database: Database, query: ListQuery) {
  const { limit, offset } = windowOf(query)
  return database
    .select({
      ...columns,
      person: { id: account.id, name: account.name, username: account.username },
      requester: { id: requester.id, name: requester.name, username: requester.username },
    })
    .from(dataExport)
    .innerJoin(account, eq(account.id, dataExport.accountId))
    .innerJoin(requester, eq(requester.id, dataExport.requestedBy))
    .where(isFound(query))
    .orderBy(...sortBy(query, sortable, dataExport.id))
    .limit(limit)
    .offset(offset)
}

export async function countAllExports(_tenant: Tenant<'admin'>, database: Database, query: ListQuery) {
  const [row] = await database
    .select({ total: count() })
    .from(dataExport)
    .innerJoin(account, eq(account.id, dataExport.accountId))
    .innerJoin(requester, eq(requester.id, dataExport.requestedBy))
    .where(isFound(query))
  return row?.total ?? 0
}

/** Returns a waiting request with its person and requester. Belongs to no tenant: a job calls it. */
export async function selectWaiting(database: Database, id: number) {
  const [row] = await database
    .select({
      ...person,
      schoolId: account.schoolId,
      school: school.name,
      /** The time zone of the person’s school; null without a school. */
      zone: school.timeZone,
      retentionMonths: school.retentionMonths,
      requestedBy: dataExport.requestedBy,
      requester: requester.name,
    })
    .from(dataExport)
    .innerJoin(account, eq(account.id, dataExport.accountId))
    .innerJoin(requester, eq(requester.id, dataExport.requestedBy))
    .leftJoin(school, eq(school.id, account.schoolId))
    .where(and(eq(dataExport.id, id), eq(dataExport.status, 'waiting')))
  return row
}

export type WaitingExport = NonNullable<Awaited<ReturnType<typeof selectWaiting>>>

/** Marks a request as ready. Returns false if it no longer waits. Belongs to no tenant: a job calls it. */
export async function updateReady(
  transaction: Database,
  id: number,
  values: { bytes: number; fileKey: string | null; readyAt: Date; expiresAt: Date },
): Promise<boolean> {
  const done = await transaction
    .update(dataExport)
    .set({ status: 'ready', ...values })
    .where(and(eq(dataExport.id, id), eq(dataExport.status, 'waiting')))
  return done.rowCount === 1
}

/** Marks a waiting request as failed. Belongs to no tenant: a job calls it. */
export const updateFailed = (database: Database, id: number, failure: NonNullable<ExportRow['failure']>) =>
  database
    .update(dataExport)
    .set({ status: 'failed', failure })
    .where(and(eq(dataExport.id, id), eq(dataExport.status, 'waiting')))

/** Deletes the content of expired archives; a job deletes those in the bucket. Belongs to no tenant: a job calls it. */
export const deleteExpiredContent = (database: Database, now: Date) =>
  database
    .update(dataExport)
    .set({ content: null, fileKey: null })
    .where(and(or(isNotNull(dataExport.content), isNotNull(dataExport.fileKey)), lte(dataExport.expiresAt, now)))

/** Marks requests as failed that have been waiting since before the given time. Belongs to no tenant. */
export const failAbandoned = (database: Database, since: Date) =>
  database
    .update(dataExport)
    .set({ status: 'failed', failure: 'interrupted' })
    .where(and(eq(dataExport.status, 'waiting'), lte(dataExport.requestedAt, since)))

/** Deletes requests that are older than they stay on record. Belongs to no tenant: a job calls it. */
export const deleteOldExports = (database: Database, now: Date) =>
  database
    .delete(dataExport)
    .where(
      and(
        lte(dataExport.requestedAt, before(now, EXPORT_RECORD_RETENTION)),
        inArray(dataExport.status, ['ready', 'failed']),
        isNull(dataExport.content),
        isNull(dataExport.fileKey),
      ),
    )

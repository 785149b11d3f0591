import { and, eq, type InferInsertModel, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type AccountRef, isBeingErased, type StaffTenant } from '../access/tenant'
import { generatePassword, generateWordPassword, hashGeneratedPassword } from '../auth/password'
import type { Database } from '../database/connect'
import { account, school, session } from '../database/schema'
import { ApiError } from '../errors/api-error'
import { say } from '../i18n/sentence'
import { endLinks } from '../mail/mail-link-queries'
import { byClassroom, cardColumns, classroomNames } from './card-queries'
import type { CreatedAccount } from './create-accounts'
import { enqueueHardening } from './harden-passwords'
import { selectSchoolLanguage } from './school-language'

type AccountValues = Partial<InferInsertModel<typeof account>> & { email: string | null }

const isAmong = ({ schoolId }: StaffTenant, ids: readonly number[]) =>
  and(eq(account.schoolId, schoolId), inArray(account.id, [...ids]))

/** Updates fields of an account of the tenant's school. */
export const updateAccount = (tenant: StaffTenant, database: Database, id: number, values: AccountValues) =>
  database
    .update(account)
    .set({
      ...values,
      // A new address is unconfirmed until its owner confirms it.
      emailConfirmedAt: sql`case when ${account.email} is not distinct from ${values.email} then ${account.emailConfirmedAt} end`,
    })
    .where(isAmong(tenant, [id]))

/**
 * Returns the accounts, archived or not, with this username or e-mail address, in lower case. The query is not
 * limited to a tenant: it is for the operator.
 */
export const selectByName = (database: Database, name: string) =>
  database
    .select({
      id: account.id,
      roles: account.roles,
      name: account.name,
      username: account.username,
      email: account.email,
      language: account.language,
      archivedAt: account.archivedAt,
      schoolId: account.schoolId,
      schoolArchivedAt: school.archivedAt,
    })
    .from(account)
    .leftJoin(school, eq(school.id, account.schoolId))
    .where(or(eq(account.username, name), eq(account.email, name)))
    .orderBy(account.username)

/**
 * Sets a password that someone other than the owner knows. Like any new password, it cancels the confirmation of a
 * pending e-mail address.
 */
export const setFirstPassword = (
  { accountId }: AccountRef,
  database: Database,
  values: { passwordHash: string; mustChangePassword: boolean },
) =>
  database
    .update(account)
    .set({ ...values, pendingEmail: null })
    .where(eq(account.id, accountId))

/**
 * Locks accounts, so that transactions on the same account, such as changes to its memberships, run one after the
 * other.
 */
export const lockAccounts = (transaction: Database, ids: readonly number[]) =>
  transaction
    .select({ id: account.id })
    .from(account)
    .where(inArray(account.id, [...ids]))
    .orderBy(account.id)
    .for('no key update')

const endSessions = (database: Database, ids: readonly number[], endedAt: Date) =>
  database
    .update(session)
    .set({ endedAt, endedBecause: 'logout' })
    .where(and(inArray(session.accountId, [...ids]), isNull(session.endedAt)))

/** Archives accounts of the tenant's school and ends their sessions. */
export async function archiveAccounts(tenant: StaffTenant, database: Database, ids: readonly number[], now: Date) {
  await database
    .update(account)
    .set({ archivedAt: now })
    .where(and(isAmong(tenant, ids), isNull(account.archivedAt)))
  await endSessions(database, ids, now)
}

/** Throws a 409 if one of the accounts that match is waiting to be erased. */
export async function assertNotBeingErased(database: Database, condition: SQL | undefined) {
  const [waiting] = await database
    .select({ name: account.name })
    .from(account)
    .where(and(condition, isBeingErased(account.id)))
    .limit(1)
  if (waiting)
    throw new ApiError(409, say('{{name}} is going to be deleted. Cancel the deletion first.', { name: waiting.name }))
}

/** Restores archived accounts of the tenant's school. Throws a 409 if one of them is waiting to be erased. */
export async function restoreAccounts(tenant: StaffTenant, database: Database, ids: readonly number[]) {
  await assertNotBeingErased(database, isAmong(tenant, ids))
  await database.update(account).set({ archivedAt: null }).where(isAmong(tenant, ids))
}

/**
 * Gives students or teachers of the tenant's school new passwords and ends their sessions. Returns the login cards,
 * sorted by classroom and name. Only the hashes of the passwords are stored.
 */
export async function renewPasswords(
  tenant: StaffTenant,
  database: Database,
  { people, ids, now }: { people: 'students' | 'teachers'; ids: readonly number[]; now: Date },
): Promise<CreatedAccount[]> {
  const isStudents = people === 'students'
  const rows = await database
    .select({ ...cardColumns, ...(isStudents && { classroom: classroomNames }) })
    .from(account)
    .where(isAmong(tenant, ids))
    .orderBy(sql`lower(${account.name})`, account.id)
  const language = await selectSchoolLanguage(database, tenant.schoolId)
  const makePassword = isStudents ? () => generateWordPassword(language) : generatePassword
  const cards: CreatedAccount[] = rows.map((row) => ({ ...row, password: makePassword() }))
  const hashes = cards.map(({ id, password }) => ({ id, hash: hashGeneratedPassword(password) }))
  await database.execute(sql`
    update ${account} set password_hash = made.hash, must_change_password = ${!isStudents}, pending_email = null
    from json_to_recordset(${JSON.stringify(hashes)}) as made (id integer, hash text)
    where ${account.id} = made.id and ${account.schoolId} = ${tenant.schoolId}`)
  await endSessions(database, ids, now)
  const changed = cards.map(({ id }) => id)
  await endLinks(database, changed, ['reset', 'bypass'], now)
  if (isStudents) await enqueueHardening(database, changed)
  return cards.sort(byClassroom)
}

import type { AuditAction } from '@lekta/shared/contract/audit-actions'
import type { LoginCard } from '@lekta/shared/contract/person'
import { mailConfirmation } from '../account/change-email'
import { type Actor, recordAction } from '../audit/record'
import { forgetFailures } from '../auth/login-rate-limit'
import { generatePassword, hashGeneratedPassword } from '../auth/password'
import { revokeSessions, selectLogin } from '../auth/queries'
import type { Database } from '../database/connect'
import { ApiError } from '../errors/api-error'
import { endLinks } from '../mail/mail-link-queries'
import { sendMail } from '../mail/send-mail'
import { setFirstPassword } from '../people/accounts'
import type { PlatformAccountRow } from './account-queries'

/** Who acts, and when. */
export interface Act {
  actor: Actor
  now: Date
}

type Owner = Pick<PlatformAccountRow, 'id'>

/** Writes an audit entry about an account. */
export const recordAccount = (transaction: Database, action: AuditAction, { id }: Owner, { actor, now }: Act) =>
  recordAction(transaction, { actor, action, subject: `account ${id}`, at: now })

/** Mails the owner of a new account the link that confirms its e-mail address, if it has one. */
export async function confirmNewAddress(
  transaction: Database,
  { username }: Pick<LoginCard, 'username'>,
  email: string | undefined,
  now: Date,
) {
  const person = email === undefined ? undefined : await selectLogin(transaction, username, false)
  if (person && email !== undefined) await mailConfirmation(transaction, email, person, now)
}

/** Forgets the failed logins of an account. */
export const unlock = (database: Database, owner: Owner, act: Act) =>
  database.transaction(async (transaction) => {
    await forgetFailures(transaction, owner.id)
    await recordAccount(transaction, 'account unlocked', owner, act)
  })

/** Logs an account out everywhere. */
export const endSessions = (database: Database, owner: Owner, act: Act) =>
  database.transaction(async (transaction) => {
    await revokeSessions({ accountId: owner.id }, transaction, act.now)
    await recordAccount(transaction, 'sessions ended', owner, act)
  })

const mayLogIn = ({ archivedAt, schoolArchivedAt }: PlatformAccountRow) =>
  archivedAt === null && schoolArchivedAt === null

/** Throws a 409 for an account that is archived or whose school is. */
function assertMayLogIn(owner: PlatformAccountRow) {
  if (!mayLogIn(owner)) throw new ApiError(409, 'This account cannot log in now, so it gets no password.')
}

/** Mails the owner a link for choosing a new password. Throws a 409 for an address that is not confirmed. */
export function mailPasswordLink(database: Database, owner: PlatformAccountRow, act: Act) {
  assertMayLogIn(owner)
  const { id: accountId, email, emailConfirmedAt, language, name, username } = owner
  if (email === null || emailConfirmedAt === null)
    throw new ApiError(409, 'This account has no confirmed e-mail address. Please create a new first password instead.')
  const values = { name, username }
  return database.transaction(async (transaction) => {
    await sendMail(transaction, { to: email, accountId, language, template: 'reset-password', values })
    await recordAccount(transaction, 'password link mailed', owner, act)
  })
}

/**
 * Gives a school's or an admin's account a new first password, ends its sessions and links, and informs its owner by
 * mail. Returns the login card. Throws a 409 for other accounts.
 */
export function renewPassword(database: Database, owner: PlatformAccountRow, act: Act): Promise<LoginCard> {
  assertMayLogIn(owner)
  const { id, name, username, email, language, roles } = owner
  if (!roles.some((role) => role === 'school' || role === 'admin'))
    throw new ApiError(409, 'Only accounts of schools and admins can get a new first password here.')
  const password = generatePassword()
  return database.transaction(async (transaction) => {
    const passwordHash = hashGeneratedPassword(password)
    await setFirstPassword({ accountId: id }, transaction, { passwordHash, mustChangePassword: true })
    await revokeSessions({ accountId: id }, transaction, act.now)
    await endLinks(transaction, [id], ['reset', 'bypass'], act.now)
    await forgetFailures(transaction, id)
    if (email) await sendMail(transaction, { to: email, language, template: 'password-changed', values: { name } })
    await recordAccount(transaction, 'password reset', owner, act)
    return { id, name, username, password }
  })
}

import type { Caller } from '../access/authenticate'
import type { Person } from '../access/session-queries'
import { isPassword } from '../auth/password'
import { selectByEmail, selectPasswordHash } from '../auth/queries'
import type { Database } from '../database/connect'
import { badInput } from '../errors/api-error'
import { countTry, isWithin } from '../http/limits/rate-limit'
import { sendMail } from '../mail/send-mail'
import { isParentAlone } from '../registration/confirm-email'
import { registrationRateLimits as mailLimits } from '../registration/rate-limits'
import { accountRateLimits } from './rate-limits'

/**
 * Throws a 400 unless the caller's current password was given, and a 429 after too many wrong passwords in this
 * session.
 */
export async function assertCurrentPassword(
  { id: accountId, session }: Caller,
  database: Database,
  { field, password }: { field: 'current' | 'password'; password: string | undefined },
  now: Date,
): Promise<void> {
  if (password === undefined) throw badInput({ [field]: 'Please enter your current password.' })
  await countTry(database, accountRateLimits.password, session.id, now)
  if (await isPassword(password, await selectPasswordHash({ accountId }, database))) return
  throw badInput({ [field]: 'This is not your current password.' })
}

/** Returns the account of the same kind that has confirmed an address, or undefined if there is none. */
async function findOwner(database: Database, email: string, person: Person) {
  const owners = await selectByEmail(database, email)
  return owners.find(
    (owner) => owner.id !== person.id && owner.emailConfirmedAt && owner.isFamily === isParentAlone(person),
  )
}

/**
 * Mails the link that confirms an address of an account. If another account has already confirmed the address, the
 * owner of that account gets a mail instead, so that the caller does not learn who uses the address.
 */
export async function mailConfirmation(database: Database, email: string, person: Person, now: Date): Promise<void> {
  if (!(await isWithin(database, mailLimits.mails, email, now))) return
  const owner = await findOwner(database, email, person)
  if (owner) {
    const values = { name: owner.name, username: owner.username }
    return sendMail(database, { to: email, language: owner.language, template: 'address-in-use', values })
  }
  const { id: accountId, name, username, language } = person
  if (email === person.email)
    return sendMail(database, { to: email, accountId, language, template: 'confirm-email', values: { name } })
  const values = { name, username }
  return sendMail(database, { to: email, accountId, language, template: 'confirm-email-change', values })
}

/** Starts the change to a new address, and informs the owner at the current address if that one is confirmed. */
export async function announceChange(database: Database, email: string, person: Person, now: Date): Promise<void> {
  await mailConfirmation(database, email, person, now)
  const { email: current, emailConfirmedAt, name, language } = person
  if (!current || !emailConfirmedAt) return
  await sendMail(database, { to: current, language, template: 'email-change', values: { name, email } })
}

import type { Person } from '../access/session-queries'
import { confirmEmail } from '../auth/queries'
import type { Database } from '../database/connect'
import { ApiError } from '../errors/api-error'
import { type FoundLink, usedLink } from '../mail/mail-link'
import { endLinks } from '../mail/mail-link-queries'
import { sendMail } from '../mail/send-mail'
import { releaseEmail } from './queries'

/** Returns whether parent is the only role of an account. */
export const isParentAlone = ({ roles }: Pick<Person, 'roles'>): boolean => roles.length === 1 && roles[0] === 'parent'

/**
 * Confirms the address of a link for its account. The replaced address gets a mail, and links sent there become
 * invalid. Throws a 410 when the account is no longer waiting for this address, and a 409 when another account has
 * confirmed it.
 */
export async function confirmAddress(transaction: Database, { person, email }: FoundLink, now: Date): Promise<void> {
  const { id: accountId, name, language } = person
  const address = email ?? person.email
  if (address === null || (address !== person.email && address !== person.pendingEmail)) throw usedLink()
  if (!isParentAlone(person)) await releaseEmail({ accountId }, transaction, address)
  if (!(await confirmEmail({ accountId }, transaction, address, now))) {
    throw new ApiError(409, 'Another account already uses this e-mail address. Please choose another.')
  }
  if (address === person.email) return
  await endLinks(transaction, [accountId], ['confirm', 'reset'], now)
  if (!person.email || !person.emailConfirmedAt) return
  const values = { name, email: address }
  await sendMail(transaction, { to: person.email, language, template: 'email-changed', values })
}

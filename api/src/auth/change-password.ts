import type { Person } from '../access/session-queries'
import type { Database } from '../database/connect'
import { type FoundLink, type LinkCredentials, spendLink } from '../mail/mail-link'
import { endLinks } from '../mail/mail-link-queries'
import { sendMail } from '../mail/send-mail'
import { assertGoodPassword, hashPassword } from './password'
import { confirmEmail, revokeSessions, updatePassword } from './queries'

/** Sets a new password, ends the account's other sessions and its links, and informs the owner by mail. */
export async function setPassword(
  database: Database,
  person: Person,
  passwordHash: string,
  now: Date,
  currentId?: number,
) {
  const { id: accountId, name, email, language } = person
  await updatePassword({ accountId }, database, passwordHash)
  await revokeSessions({ accountId }, database, now, currentId)
  await endLinks(database, [accountId], ['reset', 'bypass'], now)
  if (email) await sendMail(database, { to: email, language, template: 'password-changed', values: { name } })
}

/**
 * Changes the password of the account that a link is for, and marks the link as used. Throws a 400 for a weak password.
 */
export async function changePasswordByLink(
  database: Database,
  { token, person, email, password }: LinkCredentials & FoundLink & { password: string },
  now: Date,
): Promise<void> {
  assertGoodPassword({ password, ...person })
  const passwordHash = await hashPassword(password)
  await database.transaction(async (transaction) => {
    await spendLink(transaction, token, now)
    // Opening the link proves that the address is the owner's.
    if (email !== null) await confirmEmail({ accountId: person.id }, transaction, email, now)
    await setPassword(transaction, person, passwordHash, now)
  })
}

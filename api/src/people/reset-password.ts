import type { Role } from '@lekta/shared/contract/endpoint'
import { recordAction } from '../audit/record'
import { assertGoodPassword, generatePassword, hashGeneratedPassword, hashPassword } from '../auth/password'
import { revokeSessions } from '../auth/queries'
import { StartError } from '../config/start-error'
import type { Database } from '../database/connect'
import { endLinks } from '../mail/mail-link-queries'
import { sendMail } from '../mail/send-mail'
import { selectByName, setFirstPassword } from './accounts'

/**
 * Returns the only account with this username or e-mail address, archived or not. Throws a StartError if there is none
 * or more than one.
 */
export async function findOneAccount(database: Database, name: string) {
  const found = await selectByName(database, name.trim().toLowerCase())
  const [account, ...others] = found
  if (!account) throw new StartError(`No account has the username or e-mail address "${name}".`)
  if (others.length > 0) {
    const usernames = found.map(({ username }) => username).join(', ')
    throw new StartError(`Several accounts have this e-mail address. Give one of the usernames: ${usernames}.`)
  }
  return account
}

type Found = Awaited<ReturnType<typeof findOneAccount>>

/** Throws a StartError if the account or its school is archived. */
function assertMayLogIn({ username, roles, archivedAt, schoolArchivedAt }: Found): void {
  const restore = roles.includes('admin')
    ? `run "admin restore ${username}" first`
    : 'the school has to restore it first'
  if (archivedAt) throw new StartError(`${username} is archived: ${restore}.`)
  if (schoolArchivedAt) throw new StartError(`The school of ${username} is archived: run "school restore" first.`)
}

const isChild = (roles: readonly Role[]) => roles[0] === 'child'

interface Reset {
  /** A username or an e-mail address. */
  name: string
  /** Null generates a password. */
  password: string | null
  now: Date
}

/**
 * Gives an account a new first password, ends its sessions and links, and notifies its owner by mail. All owners
 * except children must change the password at the next login. Returns how the owner logs in, and the number of
 * sessions ended.
 */
export async function resetPassword(database: Database, { name, password, now }: Reset) {
  const found = await findOneAccount(database, name)
  assertMayLogIn(found)
  const { id: accountId, roles, ...owner } = found
  if (password !== null) assertGoodPassword({ password, username: owner.username, roles })
  const generated = generatePassword()
  const passwordHash = password === null ? hashGeneratedPassword(generated) : await hashPassword(password)
  const mustChangePassword = !isChild(roles)
  const ended = await database.transaction(async (transaction) => {
    await setFirstPassword({ accountId }, transaction, { passwordHash, mustChangePassword })
    const sessions = await revokeSessions({ accountId }, transaction, now)
    await endLinks(transaction, [accountId], ['reset', 'bypass'], now)
    const about = { subject: `account ${accountId}`, ...(isChild(roles) && { studentId: accountId }) }
    await recordAction(transaction, { actor: 'command', action: 'password reset', ...about, at: now })
    const { email, language } = owner
    const mail = { to: email, language, template: 'password-changed', values: { name: owner.name } } as const
    if (email) await sendMail(transaction, mail)
    return sessions.length
  })
  return { account: { ...owner, password: generated, mustChangePassword }, ended }
}

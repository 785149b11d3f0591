import type { accountContract } from '@lekta/shared/contract/account'
import { DrizzleQueryError } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { sendMail } from '../mail/send'
import { endLinks } from '../registration/link-queries'
import { ApiError, badInput } from '../server/errors'
import type { Caller } from '../session/authenticate'
import type { Person } from '../session/queries'
import { updateAccount } from './queries'

type Changes = z.infer<(typeof accountContract.editMe)['body']>

/** A child is called as its school and parents call it. */
export function checkChild({ roles }: Caller, { name, email, username }: Changes): void {
  if (roles[0] === 'child' && [name, email, username].some((given) => given !== undefined)) {
    throw new ApiError(403, 'Please ask your teacher or your parents to change this.')
  }
}

/** A value that is somebody else's, as the fault of its field. */
function takenFault(error: unknown): unknown {
  const { code, constraint } = (error instanceof DrizzleQueryError ? error.cause : {}) as {
    code?: string
    constraint?: string
  }
  if (code !== '23505') return error
  if (constraint === 'account_username_unique') {
    return badInput({ username: 'This username is taken. Please choose another.' })
  }
  if (constraint !== 'account_email_unique') return error
  return badInput({ email: 'This address belongs to another account. Please write another.' })
}

/** Asks for the new address to be confirmed, tells the old one, and ends the links that were sent there. */
async function moveTo(database: Database, email: string, person: Person, before: string | null, now: Date) {
  const { id: accountId, name, language } = person
  await endLinks(database, accountId, ['confirm', 'reset'], now)
  await sendMail(database, { to: email, accountId, language, template: 'confirm-email', values: { name } })
  if (before) await sendMail(database, { to: before, language, template: 'email-changed', values: { name, email } })
}

/** Changes what is given of the own account. Throws a 400 for a username or an address that is somebody else's. */
export async function edit(caller: Caller, database: Database, changes: Changes, now: Date): Promise<Person> {
  const self = { accountId: caller.id }
  const { email } = changes
  const moved = email !== undefined && email !== caller.email
  if (Object.values(changes).every((value) => value === undefined)) return caller
  try {
    return await database.transaction(async (transaction) => {
      const person = await updateAccount(self, transaction, { ...changes, ...(moved && { emailConfirmedAt: null }) })
      if (moved) await moveTo(transaction, email, person, caller.email, now)
      return person
    })
  } catch (error) {
    throw takenFault(error)
  }
}

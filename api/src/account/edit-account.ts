import type { accountContract } from '@lekta/shared/contract/people/account'
import { DrizzleQueryError } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Caller } from '../access/authenticate'
import type { Person } from '../access/session-queries'
import type { Database } from '../database/connect'
import { ApiError, badInput } from '../errors/api-error'
import { announceChange, assertCurrentPassword } from './change-email'
import { updateAccount } from './queries'

type Changes = z.infer<(typeof accountContract.editMe)['body']>

/**
 * Throws a 403 if a child's account changes its name, e-mail address or username, because the child's school or
 * parents decide these.
 */
export function assertChildMayChange({ roles }: Caller, { name, email, username }: Changes): void {
  if (roles[0] === 'child' && [name, email, username].some((value) => value !== undefined)) {
    throw new ApiError(403, 'Please ask your teacher or your parents to change this.')
  }
}

/** Converts the violation of a unique username to an error of the username field. */
function takenError(error: unknown): unknown {
  const { constraint } = (error instanceof DrizzleQueryError ? error.cause : {}) as { constraint?: string }
  if (constraint !== 'account_username_unique') return error
  return badInput({ username: 'This username is already taken. Please choose another.' })
}

/**
 * Updates the given fields of the caller's account. A new e-mail address requires the current password and replaces
 * the current address only after it is confirmed. Throws a 400 for a username that is taken and for a wrong password.
 */
export async function editAccount(
  caller: Caller,
  database: Database,
  { email, password, ...changes }: Changes,
  now: Date,
): Promise<Person> {
  const isMove = email !== undefined && email !== caller.email
  if (isMove) await assertCurrentPassword(caller, database, { field: 'password', password }, now)
  const values = { ...changes, ...(isMove && { pendingEmail: email }) }
  if (Object.values(values).every((value) => value === undefined)) return caller
  try {
    return await database.transaction(async (transaction) => {
      const person = await updateAccount({ accountId: caller.id }, transaction, values)
      if (isMove) await announceChange(transaction, email, person, now)
      return person
    })
  } catch (error) {
    throw takenError(error)
  }
}

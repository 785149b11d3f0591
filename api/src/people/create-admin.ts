import type { InferInsertModel } from 'drizzle-orm'
import { type Actor, recordAction } from '../audit/record'
import { assertGoodPassword, hashPassword } from '../auth/password'
import type { Database } from '../database/connect'
import type { school } from '../database/schema'
import { setFirstPassword } from './accounts'
import { assertAvailable } from './assert-available'
import { type CreatedAccount, createAdminAccount } from './create-accounts'

export interface CreateAdminContext {
  /** Null generates a password. */
  password: string | null
  now: Date
  actor: Actor
}
export type Language = InferInsertModel<typeof school>['language']
/**
 * Replaces the generated password of a new account with a chosen one. Throws a 400 if the chosen password is not good
 * enough.
 */
export async function choosePassword(
  transaction: Database,
  made: CreatedAccount,
  { role, password, mustChange }: { role: 'admin' | 'school'; password: string | null; mustChange: boolean },
) {
  if (password === null) return
  assertGoodPassword({ password, username: made.username, roles: [role] })
  const passwordHash = await hashPassword(password)
  await setFirstPassword({ accountId: made.id }, transaction, { passwordHash, mustChangePassword: mustChange })
}
export interface NewAdmin {
  name: string
  username: string
  email?: string | undefined
  language?: Language | undefined
}

/**
 * Creates an account that runs the platform. A generated password has to be changed at the first login. Throws a 400
 * for a taken username or e-mail address.
 */
export function createAdmin(database: Database, { password, now, actor, ...admin }: NewAdmin & CreateAdminContext) {
  return database.transaction(async (transaction) => {
    await assertAvailable(null, transaction, admin)
    const made = await createAdminAccount(transaction, admin)
    await choosePassword(transaction, made, { role: 'admin', password, mustChange: false })
    await recordAction(transaction, { actor, action: 'admin created', subject: `account ${made.id}`, at: now })
    return made
  })
}

import type { InferInsertModel } from 'drizzle-orm'
import { assertGoodPassword, hashPassword } from '../auth/password'
import type { Database } from '../database/connect'
import { school } from '../database/schema'
import { newSchoolCode } from '../school/new-code'
import { setFirstPassword } from './accounts'
import { assertAvailable } from './assert-available'
import { type Actor, recordAction } from './audit'
import { type CreatedAccount, createAdminAccount, createSchoolAccount } from './create-accounts'

interface Making {
  /** Null generates one. */
  password: string | null
  now: Date
  actor: Actor
}

type Language = InferInsertModel<typeof school>['language']

export interface NewAdmin {
  name: string
  username: string
  email?: string | undefined
  language?: Language | undefined
}

/** Puts a chosen password in the place of the generated one of a new account. Throws a 400 for one that is not good enough. */
async function choosePassword(
  transaction: Database,
  made: CreatedAccount,
  { role, password, mustChange }: { role: 'admin' | 'school'; password: string | null; mustChange: boolean },
) {
  if (password === null) return
  assertGoodPassword({ password, username: made.username, roles: [role] })
  const passwordHash = await hashPassword(password)
  await setFirstPassword({ accountId: made.id }, transaction, { passwordHash, mustChangePassword: mustChange })
}

/**
 * Makes an account that runs the platform. A generated password has to be changed at the first login. Throws a 400 for a taken
 * username or e-mail address.
 */
export function createAdmin(database: Database, { password, now, actor, ...admin }: NewAdmin & Making) {
  return database.transaction(async (transaction) => {
    await assertAvailable(null, transaction, admin)
    const made = await createAdminAccount(transaction, admin)
    await choosePassword(transaction, made, { role: 'admin', password, mustChange: false })
    await recordAction(transaction, { actor, action: 'admin created', subject: `account ${made.id}`, at: now })
    return made
  })
}

export interface NewSchool {
  name: string
  city?: string | undefined
  npsn?: string | undefined
  timeZone?: string | undefined
  language?: Language | undefined
  /** Of the account that runs it; proposed from the name when missing. */
  username?: string | undefined
  /** Of the account that runs it. */
  email?: string | undefined
}

/** More than enough for one of them to be free. */
const CODES = 10

async function insertSchool(transaction: Database, values: Omit<InferInsertModel<typeof school>, 'code'>) {
  for (let i = 0; i < CODES; i++) {
    const row = { ...values, code: newSchoolCode(values.name) }
    const [made] = await transaction.insert(school).values(row).onConflictDoNothing().returning()
    if (made) return made
  }
  throw new Error(`None of ${CODES} new school codes was free.`)
}

/**
 * Makes a school and the account that runs it, whose password has to be changed at the first login. Throws a 400 for a taken
 * username or e-mail address.
 */
export function createSchool(database: Database, { password, now, actor, ...values }: NewSchool & Making) {
  const { name, city, npsn, timeZone, language, username, email } = values
  return database.transaction(async (transaction) => {
    await assertAvailable(null, transaction, { username, email })
    const row = await insertSchool(transaction, { name, city, npsn, timeZone, language })
    const made = await createSchoolAccount(row, transaction, { name, username, email, language })
    await choosePassword(transaction, made, { role: 'school', password, mustChange: true })
    await recordAction(transaction, { actor, action: 'school created', subject: `school ${row.id}`, at: now })
    return { school: row, account: made }
  })
}

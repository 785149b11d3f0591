import type { InferInsertModel } from 'drizzle-orm'
import { recordAction } from '../audit/record'
import type { Database } from '../database/connect'
import { school } from '../database/schema'
import { assertAvailable } from '../people/assert-available'
import { createSchoolAccount } from '../people/create-accounts'
import { type CreateAdminContext, choosePassword, type Language } from '../people/create-admin'
import { newSchoolCode } from './new-code'

export interface NewSchool {
  name: string
  city?: string | undefined
  npsn?: string | undefined
  timeZone?: string | undefined
  language?: Language | undefined
  /** The username of the account that runs the school; generated from the name if missing. */
  username?: string | undefined
  /** The e-mail address of the account that runs the school. */
  email?: string | undefined
}

/** The number of codes to try: more than enough to find an unused one. */
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
 * Creates a school and the account that runs it, whose password has to be changed at the first login. Throws a 400
 * for a taken username or e-mail address.
 */
export function createSchool(database: Database, { password, now, actor, ...values }: NewSchool & CreateAdminContext) {
  const { name, city, npsn, timeZone, language, username, email } = values
  return database.transaction(async (transaction) => {
    await assertAvailable(null, transaction, { username, email })
    const row = await insertSchool(transaction, { name, city, npsn, timeZone, language })
    const made = await createSchoolAccount(row, transaction, { name, username, email, language })
    await choosePassword(transaction, made, { role: 'school', password, mustChange: true })
    await recordAction(transaction, {
      actor,
      action: 'school created',
      subject: `school ${row.id}`,
      schoolId: row.id,
      at: now,
    })
    return { school: row, account: made }
  })
}

import { eq } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { account, school } from '../database/schema'

/** Returns the language of a school's login cards. */
export async function selectSchoolLanguage(database: Database, schoolId: number) {
  const [row] = await database.select({ language: school.language }).from(school).where(eq(school.id, schoolId))
  return row?.language ?? 'id'
}

/** Returns the language of an account. */
export async function selectAccountLanguage(database: Database, accountId: number) {
  const [row] = await database.select({ language: account.language }).from(account).where(eq(account.id, accountId))
  return row?.language ?? 'id'
}

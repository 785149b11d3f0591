import { inArray } from 'drizzle-orm'
import { isPassword } from '../auth/password'
import { StartError } from '../config/start-error'
import type { Database } from '../database/connect'
import { account, school } from '../database/schema'
import { plannedSchools } from './demo-plan'
import { demoAccounts, demoPassword } from './seed'

async function findSchools(database: Database) {
  const codes = plannedSchools.map(({ code }) => code)
  const rows = await database.select({ name: school.name }).from(school).where(inArray(school.code, codes))
  return rows.map(({ name }) => name)
}

async function findAccounts(database: Database) {
  const rows = await database
    .select({ username: account.username, passwordHash: account.passwordHash })
    .from(account)
    .where(inArray(account.username, [...demoAccounts]))
  const found: string[] = []
  for (const { username, passwordHash } of rows) if (await isPassword(demoPassword, passwordHash)) found.push(username)
  return found
}

/**
 * Throws a StartError if the database contains demo schools, or demo accounts with the documented demo password.
 * `remedy` tells the operator how to use another database.
 */
export async function refuseDemo(database: Database, remedy: string): Promise<void> {
  const [schools, accounts] = [await findSchools(database), await findAccounts(database)]
  const found = [
    ...(schools.length > 0 ? [`schools of the demo (${schools.join(', ')})`] : []),
    ...(accounts.length > 0 ? [`accounts with the demo password (${accounts.join(', ')})`] : []),
  ]
  if (found.length === 0) return
  throw new StartError(
    `The database contains ${found.join(' and ')}, so anyone could log in. A production server needs its own database: ${remedy}.`,
  )
}

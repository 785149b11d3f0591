import { count, eq } from 'drizzle-orm'
import { seededRandom } from '../assessment/simulate'
import { hashPassword } from '../auth/password'
import { bankOf } from '../bank/bank'
import type { Database } from '../database/connect'
import { account, student } from '../database/schema'
import { addGoals } from './goals'
import { addImport } from './import'
import { addInterventions } from './interventions'
import { addMessages } from './messages'
import { addMoney } from './money'
import { addNotes } from './notes'
import { addPeople } from './people'
import { addRollovers } from './rollovers'
import { addSavedViews } from './saved-views'
import { liveYear } from './school-year'

/** The password of every demo account. */
export const demoPassword = 'lekta-demo'

/** The usernames that the server prints when it starts. */
export const demoAccounts = ['admin', 'school', 'teacher', 'parent', 'child', 'school2', 'teacher2'] as const

async function isEmpty(database: Database) {
  const [row] = await database.select({ accounts: count() }).from(account)
  return row?.accounts === 0
}

/**
 * Fills an empty database with two schools and a family, in one transaction. If the database has accounts, changes
 * nothing and returns false.
 */
export async function seedDemo(database: Database, now: Date, seed = 12): Promise<boolean> {
  if (!(await isEmpty(database))) return false
  const random = seededRandom(seed)
  const passwordHash = await hashPassword(demoPassword)
  const bank = await bankOf(database, now)
  await database.transaction(async (transaction) => {
    const students = await addPeople(transaction, { passwordHash, random, now })
    const points = await liveYear({ database: transaction, bank, random, now }, students)
    for (const [id, earned] of points)
      await transaction.update(student).set({ points: earned }).where(eq(student.id, id))
    await addMoney(transaction, now)
    await addMessages(transaction, now)
    await addImport(transaction, now)
    await addInterventions(transaction, now)
    await addRollovers(transaction, now)
    await addNotes(transaction, now)
    await addGoals(transaction, now)
    await addSavedViews(transaction, now)
  })
  return true
}

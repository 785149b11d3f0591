import { installBank } from './bank/install-bank'
import type { Cleanup } from './cleanup'
import type { Config } from './config/config'
import { withDatabaseLock } from './database/advisory-lock'
import { analyzeUnknown } from './database/analyze'
import { type Connection, connect } from './database/connect'
import { findDatabase } from './database/find-database'
import { migrate } from './database/migrations/migrate'
import { refuseDemo } from './demo/refuse'
import { seedDemo } from './demo/seed'
import { jobs } from './jobs'
import { installJobs } from './jobs/install'
import type { Metrics } from './metrics/metrics'
import { installPlans } from './plan/install'
import { assertCompatible } from './release/compatibility/check-compatibility'
import { installExams } from './schedule/install-exams'

const changedTexts = (ids: readonly string[]) =>
  `The texts of ${ids.join(', ')} have changed in the bank. The database keeps the texts already used: give a new text a new id.`

/** Brings the database to the state that this version expects. Call this function while holding the database lock. */
async function prepare({ database, pool }: Connection, { demo, production, databaseUrl }: Config) {
  // Checked first, because servers of the previous version go on using the database if this one does not start.
  await assertCompatible(database, { production })
  await migrate(pool, { log: console.warn })
  const remedy = databaseUrl ? 'set DATABASE_URL to another one' : 'set DATA_DIR to another folder'
  if (production) await refuseDemo(database, remedy)
  await installJobs(pool, jobs)
  const { changed } = await installBank(database)
  if (changed.length > 0) console.warn(changedTexts(changed))
  await installPlans(database)
  await installExams(database)
  if (demo) await seedDemo(database, new Date())
  await analyzeUnknown(database)
}

/**
 * Connects to the database, and brings it to the state that this version expects. Returns the connections, the
 * database's address, and a note for the operator; null if there is none.
 */
export async function openDatabase(config: Config, steps: Cleanup, { countRestart }: Metrics) {
  const { url, note, leave } = await findDatabase(config, countRestart)
  steps.push(leave)
  const logError = (error: Error) => console.error(`A database connection broke: ${error.message}`)
  const unlimited = await connect(url, logError, { withoutTimeouts: true })
  await withDatabaseLock(unlimited.pool, () => prepare(unlimited, config)).finally(() => unlimited.pool.end())
  const connection = await connect(url, logError)
  steps.push(() => connection.pool.end())
  return { ...connection, url, note }
}

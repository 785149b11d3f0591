import { contracts } from '@lekta/shared/contract/contract'
import { buildApp } from './app'
import { installBank } from './bank/install-bank'
import type { Config } from './config/config'
import { withDatabaseLock } from './database/advisory-lock'
import { analyzeUnknown } from './database/analyze'
import { type Connection, connect } from './database/connect'
import { findDatabase } from './database/find-database'
import { migrate } from './database/migrations/migrate'
import { refuseDemo } from './demo/refuse'
import { seedDemo } from './demo/seed'
import { features } from './features'
import { assertImplemented } from './http/assert-implemented'
import { drain } from './http/health/drain'
import { openImportThreads } from './import/thread/import-threads'
import { jobs } from './jobs'
import { installJobs } from './jobs/install'
import { workJobs } from './jobs/work'
import { assertCanListen, listenError } from './listen-address'
import { openLive } from './live/live'
import { createMetrics, type Metrics } from './metrics/metrics'
import { installPlans } from './plan/install'
import { followInstallation } from './release/adopt/follow-installation'
import { assertCompatible } from './release/compatibility/check-compatibility'
import { watchHealth } from './release/health/watch-health'
import { openStore } from './release/store/open-store'
import { installExams } from './schedule/install-exams'
import { createSetupCode } from './setup/code'
import { startTracing } from './tracing/start-tracing'

/** A running server. */
export interface Running {
  address: string
  /** A note for the operator; null if there is none. */
  note: string | null
  /** The code for creating the first admin at `/setup`; null if there is already an admin. */
  setupCode: string | null
  /** Drains the server, ends requests and jobs, then disconnects from the database. */
  stop: () => Promise<void>
}

/** Returns a stack of cleanup steps. Each step runs only once, and the last step added runs first. */
function cleanup() {
  const steps: (() => Promise<unknown>)[] = []
  const run = async () => {
    for (let step = steps.pop(); step; step = steps.pop()) await step()
  }
  return { push: (step: () => Promise<unknown>) => steps.push(step), run }
}

type Steps = ReturnType<typeof cleanup>

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

async function openDatabase(config: Config, steps: Steps, { countRestart }: Metrics) {
  const { url, note, leave } = await findDatabase(config, countRestart)
  steps.push(leave)
  const logError = (error: Error) => console.error(`A database connection broke: ${error.message}`)
  const unlimited = await connect(url, logError, { withoutTimeouts: true })
  await withDatabaseLock(unlimited.pool, () => prepare(unlimited, config)).finally(() => unlimited.pool.end())
  const connection = await connect(url, logError)
  steps.push(() => connection.pool.end())
  const live = openLive(url)
  steps.push(live.close)
  const importThreads = openImportThreads(url)
  steps.push(importThreads.close)
  return { ...connection, url, live, importThreads, note }
}

/** Takes over the releases of the installation, now and whenever they change. */
const followReleases = (database: Connection['database'], config: Config) =>
  followInstallation(
    { database, store: openStore(config), portalDir: config.portalDir, now: () => new Date() },
    (error) => console.error(`The releases in ${config.portalDir} could not be taken over:`, error),
  )

async function listen(app: Awaited<ReturnType<typeof buildApp>>, config: Config): Promise<string> {
  const { host, port } = config
  try {
    return await app.listen({ host, port, listenTextResolver: () => 'listening' })
  } catch (error) {
    throw listenError(error, config)
  }
}

/** Starts the server. If it cannot, it cleans up and throws a StartError. */
export async function start(config: Config): Promise<Running> {
  assertImplemented(contracts, features)
  const steps = cleanup()
  try {
    // Checked before the database is opened: a start that fails must not migrate a database that another server uses.
    await assertCanListen(config)
    steps.push(await startTracing(config))
    const metrics = createMetrics()
    const { database, pool, url, live, importThreads, note } = await openDatabase(config, steps, metrics)
    const setupCode = await createSetupCode(database, config)
    steps.push(await followReleases(database, config))
    const app = await buildApp({ database, pool, live, importThreads, config, metrics })
    steps.push(() => app.close())
    steps.push(await workJobs(jobs, { ...app.dependencies, pool, address: url, log: app.log }))
    steps.push(watchHealth({ ...app.dependencies, log: app.log }))
    const running = { address: await listen(app, config), note, setupCode, stop: steps.run }
    // Only a server that has been ready has balancers to inform.
    steps.push(() => drain(app, config.drainSeconds))
    return running
  } catch (error) {
    await steps.run()
    throw error
  }
}

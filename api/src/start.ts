import { contracts } from '@lekta/shared/contract/contract'
import { buildApp } from './app'
import { withCleanup } from './cleanup'
import type { Config } from './config/config'
import type { Database } from './database/connect'
import { features } from './features'
import { assertImplemented } from './http/assert-implemented'
import { drain } from './http/health/drain'
import { jobs } from './jobs'
import { workJobs } from './jobs/work'
import { assertCanListen, listen } from './listen-address'
import { openLive } from './live/live'
import { createMetrics } from './metrics/metrics'
import { openDatabase } from './open-database'
import { followInstallation } from './release/adopt/follow-installation'
import { watchHealth } from './release/health/watch-health'
import { openStore } from './release/store/open-store'
import { createSetupCode } from './setup/code'
import { openThreads } from './threads/threads'
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

/** Takes over the releases of the installation, now and whenever they change. */
const followReleases = (database: Database, config: Config) =>
  followInstallation(
    { database, store: openStore(config), portalDir: config.portalDir, now: () => new Date() },
    (error) => console.error(`The releases in ${config.portalDir} could not be taken over:`, error),
  )

/** Starts the server. If it cannot, it cleans up and throws a StartError. */
export const start = (config: Config): Promise<Running> =>
  withCleanup(async (steps) => {
    assertImplemented(contracts, features)
    // Checked before the database is opened: a start that fails must not migrate a database that another server uses.
    await assertCanListen(config)
    steps.push(await startTracing(config))
    const metrics = createMetrics()
    const { database, pool, writes, url, note } = await openDatabase(config, steps, metrics)
    const live = await openLive({ ...config, database, address: url }, (event) => metrics.count('liveSends', event))
    steps.push(live.close)
    const threads = openThreads({ database, writes, address: url }, metrics)
    steps.push(threads.close)
    const setupCode = await createSetupCode(database, config)
    steps.push(await followReleases(database, config))
    const app = await buildApp({ database, pool, writes, databaseUrl: url, live, threads, config, metrics })
    steps.push(() => app.close())
    const worker = { ...app.dependencies, pool, address: url, log: app.log }
    if (config.jobs === 'here') steps.push(await workJobs(jobs, worker))
    steps.push(watchHealth(worker))
    const running = { address: await listen(app, config), note, setupCode, stop: steps.run }
    // Only a server that has been ready has balancers to inform.
    steps.push(() => drain(app, config.drainSeconds))
    return running
  })

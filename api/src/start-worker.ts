import { buildWorker } from './app'
import { withCleanup } from './cleanup'
import type { Config } from './config/config'
import { drain } from './http/health/drain'
import { jobs } from './jobs'
import { workJobs } from './jobs/work'
import { assertCanListen, listen } from './listen-address'
import { openLive } from './live/live'
import { createMetrics } from './metrics/metrics'
import { openDatabase } from './open-database'
import { openThreads } from './threads/threads'
import { startTracing } from './tracing/start-tracing'

/** The name of the worker's connection that listens; those of servers are counted by theirs. */
const LISTENER = 'lekta-worker'

/** A running worker. */
export interface RunningWorker {
  /** Where it says how it is; null if it has no port. */
  address: string | null
  /** A note for the operator; null if there is none. */
  note: string | null
  /** Ends the jobs that are under way, then disconnects from the database. */
  stop: () => Promise<void>
}

/**
 * Starts a process that only works on jobs. With `listens`, it answers `/healthz`, `/readyz` and `/metrics` on its
 * port. If it cannot start, it cleans up and throws a StartError.
 */
export const startWorker = (config: Config, { listens }: { listens: boolean }): Promise<RunningWorker> =>
  withCleanup(async (steps) => {
    if (listens) await assertCanListen(config)
    steps.push(await startTracing(config))
    const metrics = createMetrics()
    const { database, pool, writes, url, note } = await openDatabase(config, steps, metrics)
    const options = { ...config, database, address: url, name: LISTENER }
    const live = await openLive(options, (event) => metrics.count('liveSends', event))
    steps.push(live.close)
    const threads = openThreads({ database, writes, address: url }, metrics)
    steps.push(threads.close)
    const app = await buildWorker({ database, pool, writes, databaseUrl: url, live, threads, config, metrics })
    steps.push(() => app.close())
    if (!listens) await app.ready()
    steps.push(await workJobs(jobs, { ...app.dependencies, pool, address: url, log: app.log }))
    const address = listens ? await listen(app, config) : null
    // No balancer sends requests to a worker, so nothing has to notice that it stops.
    steps.push(() => drain(app, 0))
    return { address, note, stop: steps.run }
  })

import type { FastifyInstance } from 'fastify'
import { assertWritable } from '../database/assert-writable'
import type { Database } from '../database/connect'
import { unavailabilityOf } from '../database/unavailable'
import { ApiError } from '../errors/api-error'
import { isDraining } from './drain'

/** Milliseconds for which the result of a test write is reused. */
const WRITE_INTERVAL = 1000

/**
 * Limits `check` to one run at a time and one run per interval (in milliseconds). Other callers wait for the current
 * run or get the last result.
 */
function limited(check: () => Promise<void>, interval: number) {
  let result = Promise.resolve()
  let next = Number.NEGATIVE_INFINITY
  return () => {
    if (performance.now() < next) return result
    next = Number.POSITIVE_INFINITY
    const start = performance.now()
    result = check().finally(() => {
      next = start + interval
    })
    return result
  }
}

/**
 * Serves `/healthz` (the process is alive) and `/readyz` (the process can serve requests). The process is ready if it
 * is not about to stop, and if its database answers, can be written to, and is up to date according to `isCurrent`.
 */
export function serveHealth(app: FastifyInstance, isCurrent: (database: Database) => Promise<boolean>) {
  const { logLevel } = app.dependencies.config
  // Load balancers poll every second, so routine requests to these addresses are not logged.
  const quiet = { logLevel: logLevel === 'silent' ? logLevel : 'warn', schema: { hide: true } } as const
  const tryWrite = limited(() => assertWritable(app.dependencies.database), WRITE_INTERVAL)
  app.get('/healthz', quiet, async () => ({ status: 'alive' }))
  app.get('/readyz', quiet, async (request) => {
    const { database } = app.dependencies
    if (isDraining(app)) throw new ApiError(503, 'This server is about to stop.')
    const current = await isCurrent(database).catch((error: Error) => {
      if (unavailabilityOf(error)) throw error
      request.log.error({ err: error }, 'not ready')
      return false
    })
    if (!current) throw new ApiError(503, 'The database is older than this server: its migrations have not been run.')
    await tryWrite()
    return { status: 'ready' }
  })
}

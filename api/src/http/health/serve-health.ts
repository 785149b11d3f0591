import { atMostEvery } from '@lekta/shared/lib/at-most-every'
import type { FastifyInstance } from 'fastify'
import { assertWritable } from '../../database/assert-writable'
import type { Database } from '../../database/connect'
import { unavailabilityOf } from '../../database/unavailable'
import { ApiError } from '../../errors/api-error'
import { isDraining } from './drain'

/** Milliseconds for which the result of a test write is reused. */
const WRITE_INTERVAL = 1000

/**
 * Serves `/healthz` (the process is alive) and `/readyz` (the process can serve requests). The process is ready if it
 * is not about to stop, and if its database answers, can be written to, and is up to date according to `isCurrent`.
 */
export function serveHealth(app: FastifyInstance, isCurrent: (database: Database) => Promise<boolean>) {
  const { logLevel } = app.dependencies.config
  // Load balancers poll every second, so routine requests to these addresses are not logged.
  const quiet = { logLevel: logLevel === 'silent' ? logLevel : 'warn', schema: { hide: true } } as const
  const tryWrite = atMostEvery(WRITE_INTERVAL, () => assertWritable(app.dependencies.database))
  app.get('/healthz', quiet, async () => ({ status: 'alive' }))
  app.get('/readyz', quiet, async (request) => {
    const { database } = app.dependencies
    if (isDraining(app)) throw new ApiError(503, 'This server is about to stop.', { isRoutine: true })
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

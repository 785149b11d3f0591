import type { FastifyInstance } from 'fastify'
import { isMigrated } from '../database/migrate'
import { ApiError } from './errors'

/** `/healthz`: the process is alive. `/readyz`: it can serve, because its database answers and is up to date. */
export function tellHealth(app: FastifyInstance) {
  const quiet = { logLevel: 'warn', schema: { hide: true } } as const
  app.get('/healthz', quiet, async () => ({ status: 'alive' }))
  app.get('/readyz', quiet, async (request) => {
    const migrated = await isMigrated(app.scene.database).catch((error: unknown) => {
      request.log.error({ err: error }, 'not ready')
      throw new ApiError(503, 'The database does not answer.')
    })
    if (!migrated) throw new ApiError(503, 'The database is older than this server: its migrations have not run.')
    return { status: 'ready' }
  })
}

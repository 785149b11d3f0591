import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/connect'
import { isMigrated } from '../database/migrate'
import { areJobsInstalled } from '../jobs/install'
import { ApiError } from './errors'

const isCurrent = async (database: Database) => (await isMigrated(database)) && (await areJobsInstalled(database))

/** `/healthz`: the process is alive. `/readyz`: it can serve, because its database answers and is up to date. */
export function tellHealth(app: FastifyInstance) {
  const quiet = { logLevel: 'warn', schema: { hide: true } } as const
  app.get('/healthz', quiet, async () => ({ status: 'alive' }))
  app.get('/readyz', quiet, async (request) => {
    const current = await isCurrent(app.scene.database).catch((error: unknown) => {
      request.log.error({ err: error }, 'not ready')
      throw new ApiError(503, 'The database does not answer.')
    })
    if (!current) throw new ApiError(503, 'The database is older than this server: its migrations have not run.')
    return { status: 'ready' }
  })
}

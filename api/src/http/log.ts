import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from '../config/config'

/** What is kept of an error. A failed statement's own message carries its values, so its cause speaks instead. */
function describeError(error: Error) {
  const told = error instanceof DrizzleQueryError && error.cause ? error.cause : error
  const { code } = told as { code?: string }
  const query = error instanceof DrizzleQueryError ? { query: error.query } : {}
  return { type: told.name, message: told.message, stack: told.stack ?? '', ...(code && { code }), ...query }
}

/** Logs name routes, never what was asked of whom: no addresses, query strings, headers or bodies. */
const serializers = {
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? 'unknown' }),
  res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
  err: describeError,
}

/** JSON lines for whatever collects them. */
export const loggerOf = ({ logLevel }: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] => ({
  level: logLevel,
  serializers,
})

import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from '../config/config'

/**
 * Returns the parts of an error that are logged. The message of a failed statement contains its values, so the cause
 * is logged instead.
 */
function describeError(error: Error) {
  const cause = error instanceof DrizzleQueryError && error.cause ? error.cause : error
  const { code } = cause as { code?: string }
  const query = error instanceof DrizzleQueryError ? { query: error.query } : {}
  return { type: cause.name, message: cause.message, stack: cause.stack ?? '', ...(code && { code }), ...query }
}

/** Logs contain only routes, not addresses, query strings, headers or bodies. */
const serializers = {
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? 'unknown' }),
  res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
  err: describeError,
}

/** Returns the options of a logger that writes JSON lines for log collectors. */
export const loggerOf = ({ logLevel }: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] => ({
  level: logLevel,
  serializers,
})

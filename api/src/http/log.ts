import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from '../config/config'
import { describeError } from '../errors/describe-error'

/** Logs contain only routes, not addresses, query strings, headers or bodies. */
const serializers = {
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? 'unknown' }),
  res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
  // The logger requires a message.
  err: (error: Error) => ({ message: '', ...describeError(error) }),
}

/** Receives each line of the log. */
export interface LogStream {
  write: (line: string) => void
}

/** Returns the options of a logger that writes JSON lines for log collectors, to standard output by default. */
export const loggerOf = (
  { logLevel }: Pick<Config, 'logLevel'>,
  stream?: LogStream,
): FastifyServerOptions['logger'] => ({ level: logLevel, serializers, ...(stream && { stream }) })

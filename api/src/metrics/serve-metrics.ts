import type { Server } from 'node:http'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import type { Config } from '../config/config'
import { mayRead } from './may-read'
import { processMetrics } from './process-metrics'

const PATH = '/metrics'

/** The name of the router's condition under which `/metrics` exists. */
const CONDITION = 'readsMetrics'
const YES = 'yes'

declare module 'fastify' {
  interface RouteConstraint {
    [CONDITION]?: typeof YES
  }
}

type Constraints = NonNullable<NonNullable<FastifyHttpOptions<Server>['routerOptions']>['constraints']>
type Handler = ReturnType<ReturnType<Constraints[string]['storage']>['get']>

/** Stores the router's handler for each value of the condition. */
function handlerStorage() {
  const handlers = new Map<string, Handler>()
  return {
    get: (value: string) => handlers.get(value) ?? null,
    set: (value: string, handler: Handler) => void handlers.set(value, handler),
  }
}

/**
 * Returns the router's condition for `/metrics`: only for requests that may read the metrics does the route exist.
 * All others get exactly the answer of an unknown address.
 */
export const metricsConstraint = ({ metricsToken }: Pick<Config, 'metricsToken'>): Constraints => ({
  [CONDITION]: {
    name: CONDITION,
    storage: handlerStorage,
    deriveConstraint: (request) => (request.url?.startsWith(PATH) && mayRead(request, metricsToken) ? YES : 'no'),
  },
})

/** Serves the metrics of the server and its process in the text format of Prometheus. */
export function serveMetrics(app: FastifyInstance) {
  const { metrics, config } = app.dependencies
  const process = processMetrics()
  const { logLevel } = config
  app.get(
    PATH,
    {
      constraints: { [CONDITION]: YES },
      // Monitoring reads this address several times a minute, so its requests are not logged.
      logLevel: logLevel === 'silent' ? logLevel : 'warn',
      schema: { hide: true },
    },
    async (_, reply) => {
      const texts = await Promise.all([metrics.registry.metrics(), process.metrics()])
      return reply.header('Cache-Control', 'no-store').type(metrics.registry.contentType).send(texts.join('\n'))
    },
  )
}

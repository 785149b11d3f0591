import { promisify } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Gauge } from 'prom-client'

/** The status under which requests are counted whose client left before the answer was complete; nginx uses it too. */
const CLIENT_LEFT = 499

const TOO_MANY_REQUESTS = 429

/** Methods that are counted by name at unknown addresses, where clients may send any. */
const usualMethods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Returns the labels of a request. Addresses contain ids, so only the pattern of the route is used, and all addresses
 * without a route are one.
 */
function labelsOf({ method, is404, routeOptions: { url } }: FastifyRequest) {
  if (url !== undefined && !is404) return { method, route: url }
  return { method: usualMethods.includes(method) ? method : 'other', route: 'unknown' }
}

function countAnswer(request: FastifyRequest, { raw }: FastifyReply, start: number) {
  const { metrics } = request.server.dependencies
  const labels = labelsOf(request)
  const status = raw.writableFinished ? raw.statusCode : CLIENT_LEFT
  metrics.http.requests.inc({ ...labels, status })
  if (status === TOO_MANY_REQUESTS) metrics.count('rejected', 'rate limit')
  if (!request.routeOptions.config.stream) metrics.http.duration.observe(labels, (performance.now() - start) / 1000)
}

/**
 * Counts and times all requests, and exports the numbers of open requests, streams and connections. Call it before
 * routes are registered.
 */
export function measureRequests(app: FastifyInstance, countStreams: () => number) {
  const registers = [app.dependencies.metrics.registry]
  const { metrics } = app.dependencies
  let open = 0
  app.addHook('onRequest', (request, reply, done) => {
    const start = performance.now()
    open += 1
    reply.raw.once('close', () => {
      open -= 1
      countAnswer(request, reply, start)
    })
    done()
  })
  app.server.on('clientError', ({ code }: { code?: string }) => {
    if (code === 'ECONNRESET') return
    metrics.count('rejected', code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'too slow' : 'malformed')
  })
  const getConnections = promisify(app.server.getConnections.bind(app.server))
  new Gauge({
    name: 'lekta_http_requests_in_flight',
    help: 'Requests that are being answered, without event streams.',
    registers,
    collect() {
      this.set(Math.max(0, open - countStreams()))
    },
  })
  new Gauge({
    name: 'lekta_http_streams',
    help: 'Open event streams.',
    registers,
    collect() {
      this.set(countStreams())
    },
  })
  new Gauge({
    name: 'lekta_http_connections',
    help: 'Open connections, including unused ones.',
    registers,
    async collect() {
      this.set(await getConnections())
    },
  })
}

import type { Socket } from 'node:net'
import { promisify } from 'node:util'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Gauge } from 'prom-client'
import type { Metrics } from './metrics'
import { createRequestMeters, type Meter } from './request-meters'

/** The status under which requests are counted whose client left before the answer was complete; nginx uses it too. */
const CLIENT_LEFT = 499

const TOO_MANY_REQUESTS = 429

/** Methods that are counted by name at unknown addresses, where clients may send any. */
const usualMethods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Returns a function that finds the meter for a method and a route. Addresses contain ids, so there is one meter for
 * each route, and all addresses without a route are one.
 */
function meterFinder({ registry }: Metrics) {
  const add = createRequestMeters(registry)
  const meters = new Map<string, Meter>()
  return (sent: string, route = 'unknown'): Meter => {
    const method = route !== 'unknown' || usualMethods.includes(sent) ? sent : 'other'
    const key = `${method} ${route}`
    const existing = meters.get(key)
    if (existing) return existing
    const meter = add({ method, route })
    meters.set(key, meter)
    return meter
  }
}

/**
 * Counts answers, and tracks the requests that are being answered: one for each open connection, because clients wait
 * for an answer before they use the connection again. Connections last longer than requests, so this creates nothing
 * for each request.
 */
function trackRequests(app: FastifyInstance): { countOpen: () => number } {
  const { metrics } = app.dependencies
  const findMeter = meterFinder(metrics)
  const current = new Map<Socket, FastifyReply | null>()
  const count = ({ request, elapsedTime }: FastifyReply, status: number) => {
    const { url, config } = request.routeOptions
    findMeter(request.method, url).count(status, config.stream ? null : elapsedTime)
    if (status === TOO_MANY_REQUESTS) metrics.count('rejected', 'rate limit')
  }
  app.server.on('connection', (socket: Socket) => {
    current.set(socket, null)
    socket.once('close', () => {
      const unfinished = current.get(socket)
      current.delete(socket)
      if (unfinished) count(unfinished, CLIENT_LEFT)
    })
  })
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    if (current.has(socket)) current.set(socket, reply)
    done()
  })
  app.addHook('onResponse', ({ raw: { socket } }, reply, done) => {
    if (current.get(socket) === reply) current.set(socket, null)
    count(reply, reply.statusCode)
    done()
  })
  return { countOpen: () => [...current.values()].filter((reply) => reply !== null).length }
}

/**
 * Counts and times all requests, and exports the numbers of open requests, streams and connections. Call it before
 * routes are registered.
 */
export function measureRequests(app: FastifyInstance, countStreams: () => number) {
  const { metrics } = app.dependencies
  const registers = [metrics.registry]
  const { countOpen } = trackRequests(app)
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
      this.set(Math.max(0, countOpen() - countStreams()))
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

import type { Socket } from 'node:net'
import { compile } from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import type { ClientLimits } from './client-limits'
import { networkOf } from './network'

/** Minimum number of milliseconds between two log lines about refused connections. */
const LOG_INTERVAL = 60_000

/** Closes connections that exceed the maximum for one network. Connections from trusted proxies are not counted. */
export function limitSockets(
  app: FastifyInstance,
  {
    socketsPerAddress,
    trustedProxies,
  }: Pick<ClientLimits, 'socketsPerAddress'> & { trustedProxies: readonly string[] },
) {
  const counts = new Map<string, number>()
  const isProxy = compile([...trustedProxies])
  let loggedAt = Number.NEGATIVE_INFINITY
  const refuse = (socket: Socket) => {
    socket.destroy()
    app.dependencies.metrics.count('rejected', 'too many connections')
    if (performance.now() - loggedAt < LOG_INTERVAL) return
    loggedAt = performance.now()
    app.log.warn({ socketsPerAddress }, 'connections refused: one address has too many')
  }
  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (!remoteAddress || isProxy(remoteAddress, 0)) return
    const network = networkOf(remoteAddress)
    const count = counts.get(network) ?? 0
    if (count >= socketsPerAddress) return refuse(socket)
    counts.set(network, count + 1)
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1
      if (left === 0) counts.delete(network)
      else counts.set(network, left)
    })
  })
}

import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes unused connections when an app closes. Browsers open connections in advance, and unused ones never end by
 * themselves.
 */
export function closeIdleConnectionsWith(app: FastifyInstance) {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy()
  })
}

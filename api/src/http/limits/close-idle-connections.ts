import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * When an app closes, closes the connections that browsers have opened in advance and not used, because they never
 * end by themselves.
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

import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Closes, with an app, the connections that browsers open ahead of a request: nothing on them ever ends. */
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

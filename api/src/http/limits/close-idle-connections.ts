import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes connections when an app closes: unused ones at once, even those that open while it closes, and each of the
 * others after its answer. Browsers open connections in advance, and keep used ones open for the next request.
 */
export function closeIdleConnectionsWith(app: FastifyInstance) {
  const unused = new Set<Socket>()
  let isClosing = false
  app.server.on('connection', (socket: Socket) => {
    if (isClosing) return socket.destroy()
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('onResponse', async ({ raw }) => {
    if (isClosing) raw.socket.destroySoon()
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of unused) socket.destroy()
  })
}

import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes unused connections when an app closes, those that open until it no longer listens, and the other ones after
 * their answer. Browsers open connections in advance, unused ones never end by themselves, and others are kept for 72
 * seconds.
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

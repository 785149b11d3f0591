import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { answerClientError } from '../client-error'
import type { ClientLimits } from './client-limits'

/** A request whose body is still arriving. */
interface Body {
  request: IncomingMessage
  response: ServerResponse
  startedAt: number
  /** Bytes that the connection had received for earlier requests. */
  before: number
}

/** Returns whether a body arrives too slowly, given the elapsed milliseconds and the bytes received so far. */
export const isTooSlow = (
  { elapsed, received }: { elapsed: number; received: number },
  { bodyGrace, bodyRate }: Pick<ClientLimits, 'bodyGrace' | 'bodyRate'>,
): boolean => elapsed > bodyGrace + (received / bodyRate) * 1000

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function end({ request: { socket }, response }: Body) {
  if (response.headersSent) socket.destroy()
  else answerClientError({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket)
}

/** Replies with a 408 to requests whose bodies arrive too slowly, and closes their connections. */
export function limitBodies(app: FastifyInstance, limits: ClientLimits) {
  const bodies = new Set<Body>()
  const bytesBefore = new WeakMap<Socket, number>()
  app.addHook('onRequest', ({ raw: request }, { raw: response }, done) => {
    if (hasBody(request))
      bodies.add({ request, response, startedAt: performance.now(), before: bytesBefore.get(request.socket) ?? 0 })
    done()
  })
  app.addHook('onResponse', ({ raw: { socket } }, _reply, done) => {
    bytesBefore.set(socket, socket.bytesRead)
    done()
  })
  const check = setInterval(() => {
    for (const body of bodies) {
      const { request, startedAt, before } = body
      const progress = { elapsed: performance.now() - startedAt, received: request.socket.bytesRead - before }
      const isFinished = request.complete || request.socket.destroyed
      if (!isFinished && !isTooSlow(progress, limits)) continue
      bodies.delete(body)
      if (isFinished) continue
      app.dependencies.metrics.count('rejected', 'too slow')
      end(body)
    }
  }, limits.checkInterval).unref()
  app.addHook('onClose', async () => clearInterval(check))
}

import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const draining = new WeakSet<FastifyInstance['server']>()

/** Returns whether a server is about to stop. It then answers requests, but balancers should send it no more. */
export const isDraining = ({ server }: Pick<FastifyInstance, 'server'>) => draining.has(server)

/** Ends connections after their next answer while the server drains, so that clients connect to another server. */
export const closeConnectionsWhileDraining = (app: FastifyInstance) =>
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining(app)) reply.header('Connection', 'close')
    done(null, payload)
  })

/**
 * Lets balancers know that the server is about to stop, by answering `/readyz` with 503, and waits for them to notice.
 * All requests are still answered.
 */
export async function drain(app: FastifyInstance, seconds: number): Promise<void> {
  draining.add(app.server)
  app.log.info({ seconds }, 'stopping')
  await wait(seconds * 1000)
}

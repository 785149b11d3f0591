import { recoveryPath, recoveryWorker } from '@lekta/shared/lib/recovery'
import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * What makes a browser open a page in a process of its own, also while the process of the page before is blocked by a loop: a page
 * that is isolated from all other origins never shares one with pages that are not.
 */
const ownProcess = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

/** The worker loads nothing, and talks to the portal's own pages alone. */
const workerPolicy = "default-src 'none'"

interface Sources {
  /** Returns the host's HTML, whose first script handles this address; null when it cannot be read. */
  page: () => string | null
  /** The recovery worker's script; null when it cannot be read. */
  worker: () => string | null
  send: (reply: FastifyReply, html: () => string) => FastifyReply
}

/** Serves the worker that notices a frozen tab, and the page that leads such a tab back to where it was. */
export function serveRecovery(app: FastifyInstance, { page, worker, send }: Sources) {
  app.get(recoveryPath, async (_, reply) => {
    const html = page()
    return html ? send(reply.headers(ownProcess), () => html) : reply.callNotFound()
  })
  app.get(`/${recoveryWorker}`, async (_, reply) => {
    const script = worker()
    if (!script) return reply.callNotFound()
    reply.header('Content-Security-Policy', workerPolicy).header('Cache-Control', 'no-cache')
    return reply.type('text/javascript; charset=utf-8').send(script)
  })
}

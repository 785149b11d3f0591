import { recoveryPath, recoveryWorker } from '@lekta/shared/lib/recovery'
import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * Makes a browser run the recovery page and the recovery worker in processes that no other page of the portal is in: a process that is
 * isolated from all other origins is never shared with pages that are not. The recovery page would otherwise wait for the loop in the
 * frozen page's process. The worker would keep that process alive, with its loop, and the tab could come back into it.
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
    reply.header('Content-Security-Policy', workerPolicy).header('Cache-Control', 'no-cache').headers(ownProcess)
    return reply.type('text/javascript; charset=utf-8').send(script)
  })
}

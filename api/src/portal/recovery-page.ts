import { recoveryPath, recoveryWorker } from '@lekta/shared/lib/recovery'
import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * Headers that make a browser run the recovery page and the recovery worker in a separate process: a cross-origin
 * isolated process is never shared with pages that are not isolated. Without these headers, the recovery page would
 * wait for the endless loop in the frozen page's process. The worker would also keep that process alive, and the tab
 * could return to it.
 */
const ownProcess = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

/**
 * The Content-Security-Policy of the recovery worker. The worker loads nothing and only exchanges messages with the
 * portal's own pages.
 */
const workerPolicy = "default-src 'none'"

interface Sources {
  /** Returns the host's HTML, whose first script handles this address, or null if it cannot be read. */
  page: () => string | null
  /** Returns the script of the recovery worker, or null if it cannot be read. */
  worker: () => string | null
  send: (reply: FastifyReply, html: () => string) => FastifyReply
}

/** Serves the worker that detects a frozen tab, and the page that returns such a tab to its last address. */
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

import type { FastifyInstance } from 'fastify'

const policies = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}

const HSTS = 'max-age=31536000'

/** Security headers of everything, and those of API replies: they hold personal data and are never a document. */
export function sendHeaders(app: FastifyInstance) {
  const { publicUrl } = app.scene.config
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...policies, 'X-Request-Id': request.id })
    if (publicUrl.startsWith('https:')) reply.header('Strict-Transport-Security', HSTS)
    if (!request.url.startsWith('/api/') || request.url.startsWith('/api/docs')) return
    reply.header('Cache-Control', 'no-store')
    reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  })
}

import type { FastifyInstance } from 'fastify'

/** Browser features that our pages do not use. They are denied so that injected code cannot use them either. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** Sent with every response; a route may override any of them with `reply.header`. */
const policies = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Payments redirect the current window instead of opening another, so no other window needs a reference to it.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
}

/** One year, without subdomains: the owner of the host decides whether subdomains use https (decision 34). */
const HSTS = 'max-age=31536000'

/** The content security policy of replies that are not documents. */
const LOCKED = "default-src 'none'; frame-ancestors 'none'"

/**
 * Addresses without the locked policy. Scripts run under the policy of their page, and the API's documentation has a
 * policy of its own.
 */
const unlocked = /^\/(assets|remotes|api\/docs)(\/|$)/

/** Adds security headers to every response. API replies contain personal data, so they must not be cached. */
export function sendHeaders(app: FastifyInstance) {
  const { publicUrl } = app.dependencies.config
  const always = { ...policies, ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': HSTS }) }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always).header('X-Request-Id', request.id)
    if (!unlocked.test(request.url)) {
      reply.header('Content-Security-Policy', LOCKED)
      if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store')
    }
    done()
  })
}

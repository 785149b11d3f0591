import type { FastifyInstance } from 'fastify'

/** What no page of ours asks a browser for, so that code which found its way in cannot ask either. */
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
  // Payments redirect this window and open no other, so nobody needs a handle on it.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
}

/** A year, for this host alone: whether its subdomains speak https is for their owner to say (decision 34). */
const HSTS = 'max-age=31536000'

/** For what is no document. */
const LOCKED = "default-src 'none'; frame-ancestors 'none'"

/** Code, whose policy is that of the page that runs it, and the API's own page, which brings a policy. */
const unlocked = /^\/(assets|remotes|api\/docs)(\/|$)/

/** Security headers of every response. API replies hold personal data, so they are also kept by nobody. */
export function sendHeaders(app: FastifyInstance) {
  const { publicUrl } = app.scene.config
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...policies, 'X-Request-Id': request.id })
    if (publicUrl.startsWith('https:')) reply.header('Strict-Transport-Security', HSTS)
    if (unlocked.test(request.url)) return
    reply.header('Content-Security-Policy', LOCKED)
    if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store')
  })
}

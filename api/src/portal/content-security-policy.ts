/** Origins from which a browser gets its Firebase push token. */
const pushOrigins = 'https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com'

interface Allowed {
  /** Origins, besides our own, from which code may be loaded. */
  origins: readonly string[]
  development: boolean
  /** Whether browsers may register for push messages. */
  push: boolean
  /** Whether the page may show pages of this server in frames, and be shown in them. */
  framed?: boolean
}

/**
 * Returns the Content-Security-Policy of the pages: no inline scripts, and code only from this server and the allowed
 * origins.
 */
export function policyOf(nonce: string, { origins, development, push, framed = false }: Allowed): string {
  const sources = ["'self'", ...origins].join(' ')
  const sockets = development ? ' ws://localhost:* ws://127.0.0.1:*' : ''
  const services = push ? ` ${pushOrigins}` : ''
  return [
    "default-src 'none'",
    `script-src ${sources}`,
    `style-src ${sources} 'nonce-${nonce}'`,
    `img-src ${sources} data: blob:`,
    `font-src ${sources}`,
    `connect-src ${sources}${services}${sockets}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    ...(framed ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}

/** The Content-Security-Policy of the push worker: it may contact the push service and this server. */
export const workerPolicy = `default-src 'none'; script-src 'self'; connect-src 'self' ${pushOrigins}`

/**
 * Returns the origins, besides our own, from which remotes may be loaded. In development they include the developer's
 * machine.
 */
export const originsOf = (remoteOrigins: readonly string[], development: boolean) =>
  development ? [...remoteOrigins, 'http://localhost:*', 'http://127.0.0.1:*'] : [...remoteOrigins]

/** Origins from which a browser gets its Firebase push token. */
const pushOrigins = 'https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com'

interface Allowed {
  /** Origins besides our own that code may come from. */
  origins: readonly string[]
  development: boolean
  /** Browsers may register for pushes. */
  push: boolean
}

/** What the pages of the portal may load and do: nothing inline, and code from ourselves and the allowed origins alone. */
export function policyOf(nonce: string, { origins, development, push }: Allowed): string {
  const sources = ["'self'", ...origins].join(' ')
  const sockets = development ? ' ws://localhost:* ws://127.0.0.1:*' : ''
  const services = push ? ` ${pushOrigins}` : ''
  return [
    "default-src 'none'",
    `script-src ${sources}`,
    `style-src ${sources} 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    `font-src ${sources}`,
    `connect-src ${sources}${services}${sockets}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}

/** What the push service's worker may do: talk to that service, and to us. */
export const workerPolicy = `default-src 'none'; script-src 'self'; connect-src 'self' ${pushOrigins}`

/** Where remotes may come from beside this server; a developer's own machine counts while developing. */
export const originsOf = (remoteOrigins: readonly string[], development: boolean) =>
  development ? [...remoteOrigins, 'http://localhost:*', 'http://127.0.0.1:*'] : [...remoteOrigins]

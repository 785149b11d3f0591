/** What the pages of the portal may load and do: nothing inline, and code from ourselves and the allowed origins alone. */
export function policyOf(nonce: string, origins: readonly string[], development: boolean): string {
  const places = ["'self'", ...origins].join(' ')
  const sockets = development ? ' ws://localhost:* ws://127.0.0.1:*' : ''
  return [
    "default-src 'none'",
    `script-src ${places}`,
    `style-src ${places} 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    `font-src ${places}`,
    `connect-src ${places}${sockets}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}

/** Where remotes may come from beside this server; a developer's own machine counts while developing. */
export const originsOf = (remoteOrigins: readonly string[], development: boolean) =>
  development ? [...remoteOrigins, 'http://localhost:*', 'http://127.0.0.1:*'] : [...remoteOrigins]

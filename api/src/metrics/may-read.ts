import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Headers that proxies add. With one of them, the request comes from elsewhere, whatever its connection says. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

const loopbackAddress = /^(::ffff:)?127\.|^::1$/
const loopbackName = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i

/** Returns whether a request was sent by a program on this machine, to this machine, through no proxy. */
const isLocal = ({ headers, socket }: IncomingMessage) =>
  loopbackAddress.test(socket.remoteAddress ?? '') &&
  loopbackName.test(headers.host ?? '') &&
  proxyHeaders.every((name) => headers[name] === undefined)

const digestOf = (text: string) => createHash('sha256').update(text).digest()

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const [, sent = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  // Digests have the same length, so the comparison takes the same time for every wrong token.
  return timingSafeEqual(digestOf(sent), digestOf(token))
}

/**
 * Returns whether a request may read the metrics: with a token, only requests that carry it; without one, only those
 * from this machine.
 */
export const mayRead = (request: IncomingMessage, token: string | null): boolean =>
  token === null ? isLocal(request) : hasToken(request, token)

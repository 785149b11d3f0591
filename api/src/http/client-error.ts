import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type Plain, speak } from '../i18n/sentence'

const refusals: Readonly<Record<string, readonly [status: number, message: Plain]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive. Please try again.'],
  HPE_HEADER_OVERFLOW: [431, 'The request headers are too large.'],
}

/**
 * Answers a malformed request in the same form as other failures, then closes the connection. The message is in
 * English, because the headers that state the language may be missing.
 */
export function answerClientError(error: { code?: string }, socket: Socket) {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const [status, message] = refusals[error.code ?? ''] ?? ([400, 'The request is malformed.'] as const)
    const body = JSON.stringify({ code: status, message: speak(message, 'en') })
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroy()
}

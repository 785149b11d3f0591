import type { AxiosInstance } from 'axios'
import type * as z from 'zod/mini'
import type { Endpoint, Input } from '../../contract/endpoint'
import { pauseAfter } from '../../lib/backoff'
import type { Call } from '../api/api'
import { requestOf } from '../api/call'
import { toApiError } from '../api/http'
import { eventsIn } from './event-lines'
import { streamAdapter } from './stream-adapter'
import { holdTabLock } from './tab-lock'

type Stream = Endpoint & { stream: true }

interface StreamHandlers<E extends Stream> {
  /**
   * Called when a connection opens, and again when it reopens after an interruption. Events may have been missed in
   * the meantime, so the caller should read the current state again.
   */
  onOpen: () => void
  onEvent: (event: z.output<E['data']>) => void
  /**
   * Returns whether to keep listening while the page is hidden. In that case, one tab listens for all tabs of the
   * browser. Without this option, a hidden page does not listen.
   */
  listensHidden?: () => boolean
}

/**
 * Milliseconds of silence after which a connection counts as dead. The server sends a sign of life every 20 seconds.
 */
export const silenceAllowed = 50_000

/** Pauses between attempts to reconnect. */
const backoff = { first: 500, longest: 10_000, jitter: 0.5 } as const

/** Milliseconds that a connection must last before the next pause is the first one again. */
const steady = 5000

/**
 * Milliseconds for which a hidden page stays connected. A browser allows only six connections to a server for all its
 * tabs.
 */
export const hiddenGrace = 10_000

/** Returns whether another attempt would fail too, because the session is over or the stream does not exist. */
const isFinal = (status: number) => [400, 401, 404].includes(status)

/** Resolves after a pause, or immediately when the network comes back. */
const rest = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      window.removeEventListener('online', finish)
      resolve()
    }
    const timer = setTimeout(finish, milliseconds)
    window.addEventListener('online', finish)
    signal.addEventListener('abort', finish, { once: true })
  })

/** Aborts a connection that has been silent for too long. */
function watchSilence(line: AbortController) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => line.abort(), silenceAllowed)
  }
  heard()
  return { heard, stop: () => clearTimeout(timer) }
}

/** Reads one connection until it ends. Throws an `ApiError` if the server refuses it or cannot be reached. */
async function readConnection<E extends Stream>(
  http: AxiosInstance,
  call: Call,
  handlers: StreamHandlers<E>,
  line: AbortController,
) {
  const silence = watchSilence(line)
  try {
    const stream = { adapter: streamAdapter, responseType: 'stream', timeout: 0, signal: line.signal } as const
    const { data } = await http.request<ReadableStream<Uint8Array>>({ ...requestOf(call), ...stream })
    handlers.onOpen()
    for await (const event of eventsIn(data, silence.heard)) handlers.onEvent(event as z.output<E['data']>)
  } finally {
    silence.stop()
  }
}

/** Reads the stream, and reconnects until the signal aborts or the server's answer is final (see `isFinal`). */
async function keepReading<E extends Stream>(
  http: AxiosInstance,
  call: Call,
  handlers: StreamHandlers<E>,
  signal: AbortSignal,
) {
  let failures = 0
  while (!signal.aborted) {
    const line = new AbortController()
    const hangUp = () => line.abort()
    signal.addEventListener('abort', hangUp)
    const start = Date.now()
    const failure = await readConnection(http, call, handlers, line).then(() => null, toApiError)
    signal.removeEventListener('abort', hangUp)
    if (failure && isFinal(failure.status)) return
    failures = Date.now() - start > steady ? 1 : failures + 1
    if (!signal.aborted) await rest(pauseAfter(failures, backoff), signal)
  }
}

/**
 * Listens to a stream of the server until the returned function is called. Reconnects after growing pauses. While the
 * page is hidden, it keeps listening only if `listensHidden` returns true.
 */
export function listen<E extends Stream>(
  http: AxiosInstance,
  endpoint: E,
  input: Input<E>,
  handlers: StreamHandlers<E>,
): () => void {
  const call = { endpoint, input: input as Call['input'] }
  let hearing: AbortController | null = null
  let lock = new AbortController()
  let leaving: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    if (hearing) return
    hearing = new AbortController()
    void keepReading(http, call, handlers, hearing.signal)
  }
  const stop = () => {
    hearing?.abort()
    hearing = null
  }
  const hide = () => {
    stop()
    if (handlers.listensHidden?.()) holdTabLock('exclusive', lock.signal, start)
  }
  const letGo = () => {
    clearTimeout(leaving)
    lock.abort()
  }
  const follow = () => {
    letGo()
    lock = new AbortController()
    if (document.hidden) leaving = setTimeout(hide, hiddenGrace)
    else {
      if (handlers.listensHidden) holdTabLock('shared', lock.signal)
      start()
    }
  }
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    letGo()
    stop()
  }
}

import { once } from 'node:events'
import type { Server } from 'node:http'
import { PassThrough } from 'node:stream'
import type { Endpoint } from '@lekta/shared/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { ApiError } from '../errors/api-error'
import { outsideSpan } from '../tracing/span'
import { stillAdmitted } from './access'

/**
 * Interval of keep-alive comments in milliseconds. Proxies close streams that are silent for half a minute or more.
 */
export const HEARTBEAT = 20_000

/** The maximum number of open streams per account and process: enough for a few devices with a few windows each. */
export const STREAMS_PER_ACCOUNT = 10

/** Passed to a stream's handler. The signal aborts when the client has disconnected. */
export interface Listening {
  signal: AbortSignal
}

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Stops nginx from buffering events.
  'X-Accel-Buffering': 'no',
  // Keep-alive is turned off because a closing server waits for keep-alive connections.
  Connection: 'close',
}

/** The open streams of a server, with the listening account; null for a public stream. */
type OpenStreams = Map<AbortController, number | null>

const streamsByServer = new WeakMap<Server, OpenStreams>()

/** The servers that are closing. */
const closing = new WeakSet<Server>()

function openStreamsOf({ server }: FastifyInstance): OpenStreams {
  const existing = streamsByServer.get(server)
  if (existing) return existing
  const made: OpenStreams = new Map()
  streamsByServer.set(server, made)
  return made
}

/** Returns the number of open streams of an app. */
export const countStreams = (app: FastifyInstance): number => openStreamsOf(app).size

/**
 * Ends the open streams of an app before it closes, because they never end by themselves. From then on none begins: a
 * request that came before may still be waiting to be admitted.
 */
export const endStreamsWith = (app: FastifyInstance) =>
  app.addHook('preClose', async () => {
    closing.add(app.server)
    for (const controller of openStreamsOf(app).keys()) controller.abort()
  })

/**
 * Counts a stream until it ends. Throws a 503 if the server is closing, and a 429 if the account has too many streams.
 */
function countStream({ server, requestContext: context }: FastifyRequest): AbortController {
  if (closing.has(server.server)) throw new ApiError(503, 'This server is about to stop.', { isRoutine: true })
  const open = openStreamsOf(server)
  const accountId = context && 'caller' in context ? context.caller.id : null
  const others = [...open.values()].filter((id) => id !== null && id === accountId)
  if (others.length >= STREAMS_PER_ACCOUNT) {
    throw new ApiError(429, 'This account is open in too many windows. Please close some of them.', {
      headers: { 'Retry-After': '60' },
    })
  }
  const controller = new AbortController()
  open.set(controller, accountId)
  controller.signal.addEventListener('abort', () => open.delete(controller))
  return controller
}

interface Source {
  endpoint: Endpoint
  request: FastifyRequest
  signal: AbortSignal
}

/** Writes events as they occur. Before each event it checks that the caller is still admitted. */
async function writeEvents(output: PassThrough, events: AsyncIterable<unknown>, { endpoint, request, signal }: Source) {
  const write = async (text: string) => {
    if (!output.write(text)) await once(output, 'drain', { signal })
  }
  const beat = setInterval(async () => {
    const admitted = await stillAdmitted(request, endpoint.access)
    if (output.writableEnded) return
    if (admitted) output.write(':\n\n')
    else output.end()
  }, HEARTBEAT)
  try {
    await write(':\n\n')
    for await (const event of events) {
      if (!(await stillAdmitted(request, endpoint.access))) return
      await write(`data: ${JSON.stringify(z.encode(endpoint.data, event))}\n\n`)
    }
  } finally {
    clearInterval(beat)
    output.end()
  }
}

/**
 * Sends what the handler yields as server-sent events, until the handler ends, the client disconnects, or the session
 * is over.
 */
export async function sendEvents(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  handle: (listening: Listening) => Promise<AsyncIterable<unknown>>,
) {
  const gone = countStream(request)
  const { signal } = gone
  const output = new PassThrough()
  for (const end of [reply.raw, output]) end.once('close', () => gone.abort())
  const events = await handle({ signal })
  outsideSpan(() => writeEvents(output, events, { endpoint, request, signal })).catch((err: unknown) => {
    if (!signal.aborted) request.log.error({ err }, 'stream failed')
  })
  return reply.headers(headers).send(output)
}

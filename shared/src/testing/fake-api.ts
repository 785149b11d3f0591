import { type ApiError, createHttp } from '@lekta/shared/client'
import {
  AxiosError,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
  isAxiosError,
} from 'axios'
import { matchPath } from 'react-router-dom'
import * as z from 'zod/mini'
import type { Contract, Endpoint, Handlers } from '../contract/endpoint'
import { type Failure, type Success, successCode } from '../contract/envelope'

/** An endpoint with the function that answers it, without their types. */
export interface Answer {
  endpoint: Endpoint
  handler: (input: never) => Promise<unknown>
}

/**
 * Returns the endpoints of a contract that a test or a standalone area answers itself, typed like the server's
 * handlers.
 */
export const answers = <C extends Contract>(contract: C, handlers: Partial<Handlers<C>>): Answer[] =>
  Object.entries(handlers).flatMap(([name, handler]) => {
    const endpoint = contract[name]
    return endpoint && handler ? [{ endpoint, handler }] : []
  })

/** An error that a fake handler throws; it reaches the caller like an error from the server. */
export type Refusal = ApiError

export const refusal = (status: number, message: string, errors?: Record<string, string>): Refusal => ({
  status,
  code: status,
  message,
  ...(errors && { errors }),
})

const isRefusal = (thrown: unknown): thrown is Refusal =>
  typeof thrown === 'object' && thrown !== null && !isAxiosError(thrown) && 'status' in thrown && 'message' in thrown

const find = (all: readonly Answer[], { method = 'get', url = '' }: InternalAxiosRequestConfig) => {
  const path = url.split('?')[0] ?? ''
  const candidates = all.flatMap((answer) => {
    const match = answer.endpoint.method === method.toUpperCase() && matchPath(answer.endpoint.path, path)
    return match ? [{ ...answer, params: match.params }] : []
  })
  // A path without parameters wins over one with parameters.
  return candidates.sort((a, b) => a.endpoint.path.split(':').length - b.endpoint.path.split(':').length)[0]
}

const inputParts = ['params', 'query', 'body'] as const

type RequestInput = Partial<Record<(typeof inputParts)[number], unknown>>

function parse(endpoint: Endpoint, request: RequestInput) {
  const errors: Record<string, string> = {}
  const input: RequestInput = {}
  for (const part of inputParts) {
    const result = endpoint[part]?.safeParse(request[part] ?? {})
    if (result?.success) input[part] = result.data
    for (const { path, message } of result?.error?.issues ?? []) errors[path.join('.')] = message
  }
  if (Object.keys(errors).length > 0) throw refusal(400, 'Please check the marked fields.', errors)
  return input
}

/** Returns the fields of a form as the body, and the file of the form. */
function readForm({ upload }: Endpoint, form: FormData) {
  const { file, ...body } = Object.fromEntries(form)
  if (!(file instanceof File)) throw refusal(400, 'Please choose a file.', { file: 'Please choose a file.' })
  if (upload && file.size > upload.maxBytes) throw refusal(413, 'This file is too large.')
  return { body, file }
}

const envelope = (endpoint: Endpoint, result: unknown): Success => ({
  code: successCode,
  message: 'OK',
  ...(endpoint.paged ? (result as Omit<Success, 'code' | 'message'>) : { data: result }),
})

/** Throws unless a handler’s output is what the contract promises, because the page would be tested with wrong data. */
export function assertFits({ method, path, data, paged, file, stream }: Endpoint, output: unknown) {
  if (file || stream) return
  const schema = paged
    ? z.object({ data: z.array(data), last_page: z.number(), total: z.number(), page: z.number() })
    : data
  const { error } = schema.safeParse(output)
  const [issue] = error?.issues ?? []
  if (issue) throw new Error(`The fixture of ${method} ${path} does not fit: ${issue.path.join('.')}: ${issue.message}`)
}

const respond = (config: InternalAxiosRequestConfig, status: number, data: Success | Failure): AxiosResponse => ({
  config,
  status,
  statusText: '',
  headers: {},
  data,
})

const bodyOf = ({ data }: InternalAxiosRequestConfig): unknown => (typeof data === 'string' ? JSON.parse(data) : data)

/** Returns events as a server sends them, one per line, until the source ends or the request is aborted. */
function lineOf(events: AsyncIterable<unknown>, { signal }: InternalAxiosRequestConfig): ReadableStream<Uint8Array> {
  const source = events[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (line) => signal?.addEventListener?.('abort', () => line.error(new Error('Nobody listens any more.'))),
    pull: async (line) => {
      const { done, value } = await source.next()
      if (signal?.aborted) return
      if (done) line.close()
      else line.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`))
    },
  })
}

const streamed = (config: InternalAxiosRequestConfig, events: unknown): AxiosResponse => ({
  ...respond(config, 200, {} as Success),
  headers: { 'content-type': 'text/event-stream' },
  data: lineOf(events as AsyncIterable<unknown>, config),
})

const asFile = (config: InternalAxiosRequestConfig, file: File): AxiosResponse => ({
  ...respond(config, 200, {} as Success),
  headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}` },
  data: file,
})

async function reply(all: readonly Answer[], config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const found = find(all, config)
  if (!found) throw refusal(404, `Nothing answers ${config.method} ${config.url}.`)
  const { endpoint, handler } = found
  const content = config.data instanceof FormData ? readForm(endpoint, config.data) : { body: bodyOf(config) }
  const input = { ...content, ...parse(endpoint, { params: found.params, query: config.params, body: content.body }) }
  const output = await handler(input as never)
  assertFits(endpoint, output)
  if (endpoint.file) return asFile(config, output as File)
  return endpoint.stream ? streamed(config, output) : respond(config, 200, envelope(endpoint, output))
}

/**
 * Returns an HTTP client with an in-memory server that has the same paths, validation and envelopes as the real
 * server. `onSent` gets each call when it is sent.
 */
export function fakeHttp(
  all: readonly Answer[],
  onSent: (config: InternalAxiosRequestConfig) => void = () => undefined,
): AxiosInstance {
  const http = createHttp()
  const adapter = async (config: InternalAxiosRequestConfig) => {
    onSent(config)
    try {
      return await reply(all, config)
    } catch (thrown) {
      if (!isRefusal(thrown)) throw thrown
      const { status, ...failure } = thrown
      const response = respond(config, status, failure)
      throw new AxiosError(failure.message, AxiosError.ERR_BAD_REQUEST, config, null, response)
    }
  }
  http.defaults.adapter = adapter
  // Streams set their own adapter.
  http.interceptors.request.use((config) => (config.responseType === 'stream' ? { ...config, adapter } : config))
  return http
}

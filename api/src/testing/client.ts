import type { Endpoint, Input, Output } from '@lekta/shared/contract/endpoint'
import type { Failure } from '@lekta/shared/contract/envelope'
import { stringify } from 'qs'
import { type EndpointName, type Endpoints, endpoints } from './endpoints'
import { type EventStream, eventStreamOf, isEventStream } from './event-stream'

/** The arguments of a call: none for an endpoint without input. */
export type Arguments<N extends EndpointName> = unknown extends Input<Endpoints[N]> ? [] : [input: Input<Endpoints[N]>]

export interface Reply {
  status: number
  headers: Headers
  body: unknown
}

/** A response with a status other than 200. */
export interface Refusal extends Failure {
  status: number
  headers: Headers
}

export interface Parts {
  params?: Record<string, string | number>
  query?: object
  body?: object
  file?: Blob & { readonly name: string }
}

const fill = (path: string, params: Parts['params'] = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

function formOf(body: object = {}, file: NonNullable<Parts['file']>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, String(value))
  form.append('file', file, file.name)
  return form
}

const isFile = ({ headers }: Response) => headers.get('content-disposition')?.startsWith('attachment') === true

const fileOf = async (response: Response) => {
  const name = response.headers.get('content-disposition')?.split("''")[1] ?? ''
  const content = new Uint8Array(await response.arrayBuffer())
  return new File([content], decodeURIComponent(name), { type: response.headers.get('content-type') ?? '' })
}

/** The server that a client sends its requests to, and the account it uses. */
interface ClientOptions {
  address: string
  token: () => Promise<string | null>
  /** The server's internal errors by request id. Replies contain only that id. */
  errors?: ReadonlyMap<string, Error>
  /** Keeps the cookies of replies and sends them back, as browsers do. */
  cookies?: Map<string, string>
}

function keepCookies({ headers }: Response, cookies: Map<string, string>) {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }
}

/** Returns a typed client that sends real HTTP requests with this token. */
export function clientOf({ address, token, errors = new Map(), cookies }: ClientOptions) {
  const send = async (name: EndpointName, parts: Parts = {}): Promise<Reply> => {
    const response = await request(name, parts)
    if (isFile(response))
      return { status: response.status, headers: response.headers, body: { data: await fileOf(response) } }
    if (!isEventStream(response))
      return { status: response.status, headers: response.headers, body: await response.json() }
    await response.body?.cancel()
    return { status: response.status, headers: response.headers, body: null }
  }

  const request = async (name: EndpointName, { params, query, body, file }: Parts): Promise<Response> => {
    const { method, path }: Endpoint = endpoints[name]
    const currentToken = await token()
    const response = await fetch(`${address}/api${fill(path, params)}?${stringify(query)}`, {
      method,
      headers: {
        ...(currentToken && { Authorization: `Bearer ${currentToken}` }),
        ...(body && !file && { 'Content-Type': 'application/json' }),
        ...(cookies && { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
      },
      ...((body || file) && { body: file ? formOf(body, file) : JSON.stringify(body) }),
    })
    if (cookies) keepCookies(response, cookies)
    return response
  }

  return {
    token,
    /** Returns the whole reply, whatever its status. Accepts invalid input too. */
    send,

    /** Returns the data of a successful call, or the whole page for a paged endpoint. Throws for any other status. */
    call: async <N extends EndpointName>(name: N, ...[input]: Arguments<N>): Promise<Output<Endpoints[N]>> => {
      const { status, body } = await send(name, input as Parts)
      if (status !== 200) {
        const text = JSON.stringify(body)
        const [, cause] = [...errors].find(([number]) => text.includes(number)) ?? []
        throw new Error(`${name} answered ${status}: ${text}`, { cause })
      }
      const { code, message, ...rest } = body as { code: number; message: string; data: unknown }
      return ((endpoints[name] as Endpoint).paged ? rest : rest.data) as Output<Endpoints[N]>
    },

    /** Opens a stream of events. Throws if the request is refused. */
    listen: async (name: EndpointName, input: Parts = {}): Promise<EventStream> => {
      const response = await request(name, input)
      if (!isEventStream(response)) throw new Error(`${name} answered ${response.status}: ${await response.text()}`)
      return eventStreamOf(response)
    },

    /** Returns the failure of a call. Throws if the call succeeds. */
    refusal: async (name: EndpointName, input?: Parts): Promise<Refusal> => {
      const { status, headers, body } = await send(name, input)
      if (status === 200) throw new Error(`${name} succeeded: ${JSON.stringify(body)}`)
      return { status, headers, ...(body as Failure) }
    },
  }
}

export type TestClient = ReturnType<typeof clientOf>

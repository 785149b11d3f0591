import type { Endpoint, Input, Output, Page } from '@lekta/shared/contract/endpoint'
import { UsageError } from '../usage-error'

/** A portal that cannot do what was asked; the message says why. `data` is what it sent besides. */
export class PortalError extends Error {
  constructor(
    message: string,
    readonly data: unknown = null,
  ) {
    super(message)
  }
}

/** Milliseconds that a portal has for an answer. It checks a package before it answers. */
const timeoutMs = 120_000

interface Envelope {
  message?: string
  data?: unknown
  errors?: Record<string, string>
}

const addressVariable = 'LEKTA_PORTAL'
const tokenVariable = 'LEKTA_RELEASE_TOKEN'

type Environment = Readonly<Record<string, string | undefined>>

/** Returns the address of the portal without a slash at its end. Throws a UsageError without one. */
export function portalAddress(env: Environment = process.env): string {
  const value = env[addressVariable]
  if (!value)
    throw new UsageError(`Set ${addressVariable} to the address of the portal, such as https://lekta.example.`)
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`${addressVariable} is “${value}”, which is not an address such as https://lekta.example.`)
  return url.href.replace(/\/+$/, '')
}

function releaseToken(env: Environment): string {
  const token = env[tokenVariable]?.trim()
  if (token) return token
  throw new UsageError(
    `Set ${tokenVariable} to a release token of the area. An admin of the portal creates it on the page Releases.`,
  )
}

/** Returns a failure as a sentence, and what to do if the portal does not say it. */
function describeFailure(status: number, { message, errors }: Envelope, address: string): string {
  const fields = Object.entries(errors ?? {})
    .filter(([, text]) => text !== message)
    .map(([field, text]) => `  ${field}: ${text}`)
  const said = [message, ...fields].filter(Boolean).join('\n')
  if (status === 401)
    return `The portal does not accept the token in ${tokenVariable}: it is wrong, has expired or was revoked.`
  if (status === 403) return said || `The token in ${tokenVariable} does not allow this.`
  if (status === 404)
    return said
      ? `${said} “lekta-tools releases” lists the releases of the area.`
      : `${address} is not the address of a portal. ${addressVariable} is its address without a page, such as https://lekta.example.`
  if (status === 413) return 'The package is larger than the portal or a server in front of it takes.'
  if (status === 429) return said || 'The portal has had too many requests. Try again in a minute.'
  if (status >= 500)
    return [`The portal failed (${status}). Try again in a minute; if it fails again, tell its admin.`, said]
      .filter(Boolean)
      .join('\n')
  return said || `The portal refused this (${status}).`
}

function describeNetwork(error: unknown, address: string): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } }
  if (name === 'TimeoutError') return `${address} did not answer within ${timeoutMs / 1000} seconds.`
  return `${address} cannot be reached (${cause?.code ?? cause?.message ?? message}). Check ${addressVariable}, and whether the portal is running.`
}

interface Request {
  method: string
  path: string
  body?: string | Uint8Array<ArrayBuffer> | undefined
  type?: string
}

/** What an endpoint takes as its body, and what it answers; the rows of a page if it is paged. */
type BodyOf<E extends Endpoint> = Input<E> extends { body: infer Body } ? Body : never
type Data<E extends Endpoint> = Output<E> extends Page<infer Row> ? Row[] : Output<E>

/** A portal with a token for the releases of one area. */
export type Portal = ReturnType<typeof openPortal>

/** Opens the portal that the environment names, for the releases of an area. Throws a UsageError without it. */
export function openPortal(area: string, env: Environment = process.env) {
  const address = portalAddress(env)
  const token = releaseToken(env)
  async function send({ method, path, body, type = 'application/json' }: Request): Promise<unknown> {
    const headers = { Authorization: `Bearer ${token}`, ...(body !== undefined && { 'Content-Type': type }) }
    const signal = AbortSignal.timeout(timeoutMs)
    let response: Response
    let text: string
    try {
      response = await fetch(`${address}/api${path}`, { method, headers, signal, ...(body !== undefined && { body }) })
      text = await response.text()
    } catch (error) {
      throw new PortalError(describeNetwork(error, address))
    }
    const envelope = parseEnvelope(text)
    if (!response.ok) throw new PortalError(describeFailure(response.status, envelope ?? {}, address), envelope?.data)
    if (!envelope) throw new PortalError(`${address} is not a portal: its answer is not what a portal sends.`)
    return envelope.data
  }
  const fill = (path: string, values: Readonly<Record<string, string>>) =>
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  return {
    area,
    address,
    /** Calls an endpoint of the area. Throws a PortalError with a sentence unless it succeeds. */
    call: async <E extends Endpoint>(
      { method, path }: E,
      { body, version = '' }: { body?: BodyOf<E>; version?: string } = {},
    ): Promise<Data<E>> =>
      (await send({ method, path: fill(path, { area, version }), body: body && JSON.stringify(body) })) as Data<E>,
    /** Hands in a package. Throws a PortalError if it is refused; its data then contains the checks. */
    publish: (packed: Buffer): Promise<unknown> =>
      send({
        method: 'PUT',
        path: fill('/releases/:area', { area }),
        body: new Uint8Array(packed),
        type: 'application/gzip',
      }),
  }
}

function parseEnvelope(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? (value as Envelope) : null
  } catch {
    return null
  }
}

import type * as z from 'zod/mini'

/** Every role that an account can have. The first role of an account determines its menus. */
export const roles = ['admin', 'school', 'teacher', 'parent', 'child'] as const
export type Role = (typeof roles)[number]

/** Who may call an endpoint: everyone, any account, or accounts with one of the roles. */
export type Access = 'public' | 'user' | readonly Role[]

export interface Endpoint {
  method: 'GET' | 'POST'
  /** The path below `/api`. */
  path: `/${string}`
  /** One line that describes the endpoint on the API page. */
  summary: string
  access: Access
  /** Set if an account that still has to replace its first password may call the endpoint too. */
  withFirstPassword?: true
  /**
   * Set if a program may call the endpoint with a release token: any, or only one that may roll releases out. The path
   * then contains `:area`, and the token is only valid for that area.
   */
  withReleaseToken?: true | 'may roll out'
  /** Set for a POST that also works during maintenance, when the portal is read-only. */
  duringMaintenance?: true
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** The maximum size of the body, if it is less than the server's usual one. */
  maxBodyBytes?: number
  /** Set for a POST that sends one file as a form, in addition to the fields of the body. */
  upload?: { maxBytes: number }
  /** The schema of `data` in the envelope of a success; for a paged endpoint, the schema of one row. */
  data: z.ZodMiniType
  /** Set if a success returns a page of rows. Its envelope also contains `last_page`, `total` and `page`. */
  paged?: true
  /**
   * Set for a GET that responds with an endless stream of server-sent events. Each event contains one `data` without
   * an envelope.
   */
  stream?: true
  /**
   * Set if the response is a file without an envelope. `data` is `z.file()`. Such an endpoint is called with `call`
   * and never cached. With `maxBytes`, the file may be so large that it takes longer than other answers.
   */
  file?: true | { maxBytes: number }
  /** Cache tags: the subjects of a GET's answer, or the subjects that a POST makes stale. */
  tags?: readonly string[]
}

/** The endpoints of one feature by name. Their handlers and fakes have the same names. */
export type Contract = Record<string, Endpoint>

export const defineContract = <const C extends Contract>(contract: C): C => contract

export interface Page<Row> {
  data: Row[]
  last_page: number
  total: number
  page: number
}

/**
 * An uploaded file as a handler receives it; a browser's `File` fits this type too. It can be read until the handler
 * has answered.
 */
export interface Upload {
  /** The file name as the user chose it. It says nothing reliable about the content. */
  readonly name: string
  /** The size in bytes. */
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
  stream(): ReadableStream<Uint8Array>
}

type FilePart<E extends Endpoint, M extends 'in' | 'out'> = E['upload'] extends { maxBytes: number }
  ? { file: M extends 'in' ? Blob & { readonly name: string } : Upload }
  : unknown

type Part<
  E extends Endpoint,
  K extends 'params' | 'query' | 'body',
  M extends 'in' | 'out',
> = E[K] extends z.ZodMiniType ? { [P in K]: M extends 'in' ? z.input<E[K]> : z.output<E[K]> } : unknown

type RequestParts<E extends Endpoint, M extends 'in' | 'out'> = Part<E, 'params', M> &
  Part<E, 'query', M> &
  Part<E, 'body', M> &
  FilePart<E, M>

/** The input that a caller sends. */
export type Input<E extends Endpoint> = RequestParts<E, 'in'>
/** The input that a handler receives, after defaults and coercion. */
export type Parsed<E extends Endpoint> = RequestParts<E, 'out'>
/** The value that a handler or a query returns: the data, a page of rows, or an iterable of a stream's data. */
export type Output<E extends Endpoint> = E['stream'] extends true
  ? AsyncIterable<z.output<E['data']>>
  : E['paged'] extends true
    ? Page<z.output<E['data']>>
    : z.output<E['data']>

/** A function that answers an endpoint. `Caller` is what the implementing side knows about the caller. */
export type Handler<E extends Endpoint, Caller> = (input: Parsed<E> & Caller) => Promise<Output<E>>
/**
 * One handler per endpoint of a contract. The server's handlers run SQL; those of tests and standalone remotes return
 * fixtures.
 */
export type Handlers<C extends Contract, Caller = unknown> = { [K in keyof C]: Handler<C[K], Caller> }

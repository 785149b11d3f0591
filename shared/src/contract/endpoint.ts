import type * as z from 'zod/mini'

/** Every kind of account; the first role of an account decides its menus. */
export const roles = ['admin', 'school', 'teacher', 'parent', 'child'] as const
export type Role = (typeof roles)[number]

/** Who may call an endpoint: everyone, any account, or accounts with one of the roles. */
export type Access = 'public' | 'user' | readonly Role[]

export interface Endpoint {
  method: 'GET' | 'POST'
  /** Below `/api`. */
  path: `/${string}`
  /** One line for the API page. */
  summary: string
  access: Access
  /** Also open to an account that still has to replace its first password. */
  withFirstPassword?: true
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** A POST with one file in addition to the body's fields, sent as a form. */
  upload?: { maxBytes: number }
  /** The schema of `data` in the envelope of a success; for a paged endpoint, the schema of one row. */
  data: z.ZodMiniType
  /** The success is a page of rows: the envelope also contains `last_page`, `total` and `page`. */
  paged?: true
  /** This GET responds with an endless stream of server-sent events, each with one `data` and without an envelope. */
  stream?: true
  /** The response is a file without an envelope; `data` is `z.file()`. Called with `call`, never cached. */
  file?: true
  /** Cache tags: the subjects of a GET's answer, or the subjects that a POST makes stale. */
  tags?: readonly string[]
}

/** The endpoints of one feature by name; their handlers and fakes have the same names. */
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
  /** The file name chosen by its owner; it says nothing reliable about the content. */
  readonly name: string
  /** Bytes. */
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

/** What a caller sends. */
export type Input<E extends Endpoint> = RequestParts<E, 'in'>
/** What a handler receives, after defaults and coercion. */
export type Parsed<E extends Endpoint> = RequestParts<E, 'out'>
/** What a handler or a query returns: the data, a page of it, or an iterable of a stream's data. */
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

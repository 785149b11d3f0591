import {
  type BaseQueryFn,
  createApi,
  type EndpointBuilder,
  type MutationDefinition,
  type QueryDefinition,
} from '@reduxjs/toolkit/query/react'
import type { AxiosInstance, AxiosRequestConfig } from 'axios'
import type { CachedEndpoints, Contract, Endpoint, Input, Output } from '../contract/endpoint'
import type { Success } from '../contract/envelope'
import { slowestUpload } from '../lib/slowest-upload'
import { type ApiError, requestTimeout, toApiError, tokenHeaders, withReadBody } from './http'

type AnyInput = {
  params?: Record<string, unknown>
  query?: unknown
  body?: unknown
  file?: Blob & { readonly name: string }
}

/** An endpoint with what is sent to it. */
export interface Call {
  endpoint: Endpoint
  input: AnyInput
}

/** What every thunk and query of the store may reach. */
export interface StoreExtra {
  http: AxiosInstance
}

/** An address with its parameters in place. */
export const fillPath = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))

/** The fields first, so that the server knows them when the file comes. */
function formOf({ body = {}, file }: AnyInput): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body as object)) if (value !== undefined) form.append(name, String(value))
  if (file) form.append('file', file, file.name)
  return form
}

const sendingOf = ({ endpoint, input }: Call): AxiosRequestConfig => {
  if (endpoint.method === 'GET') return {}
  if (!endpoint.upload) return { data: input.body ?? {} }
  return { data: formOf(input), timeout: requestTimeout + ((input.file?.size ?? 0) / slowestUpload) * 1000 }
}

export const requestOf = (request: Call): AxiosRequestConfig => ({
  method: request.endpoint.method,
  url: fillPath(request.endpoint.path, request.input.params),
  params: request.input.query,
  ...sendingOf(request),
})

/** What a file is called, as its reply says. */
const nameIn = (header: unknown) => decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(String(header))?.[1] ?? 'file')

async function fetchFile(http: AxiosInstance, request: AxiosRequestConfig): Promise<File> {
  const { data, headers } = await http.request<Blob>({ ...request, responseType: 'blob' })
  return new File([data], nameIn(headers['content-disposition']), { type: data.type })
}

const unwrap = ({ data, last_page, total, page }: Success, paged: boolean) =>
  paged ? { data, last_page, total, page } : data

/**
 * One call outside of React, as its contract says it: of whoever is logged in, or of whoever holds the token that is given.
 * Rejects with an `ApiError`.
 */
export async function call<E extends Endpoint>(
  http: AxiosInstance,
  endpoint: E,
  input: Input<E>,
  token?: string,
): Promise<Output<E>> {
  try {
    const asked = requestOf({ endpoint, input: input as AnyInput })
    const request = token === undefined ? asked : { ...asked, headers: tokenHeaders(token) }
    if (endpoint.file) return (await fetchFile(http, request)) as Output<E>
    const response = await http.request<Success>(request)
    return unwrap(response.data, endpoint.paged === true) as Output<E>
  } catch (error) {
    throw toApiError(await withReadBody(error))
  }
}

const baseQuery: BaseQueryFn<Call, unknown, ApiError> = async (request, { extra, signal }) => {
  const { http } = extra as StoreExtra
  try {
    const response = await http.request<Success>({ ...requestOf(request), signal })
    return { data: unwrap(response.data, request.endpoint.paged === true) }
  } catch (error) {
    return { error: toApiError(error) }
  }
}

// biome-ignore lint/suspicious/noConfusingVoidType: RTK Query's word for a hook that is called without an argument
type Nothing = void
type Given = AnyInput | Nothing
type Argument<E extends Endpoint> = unknown extends Input<E> ? Nothing : Input<E>

type Definition<E extends Endpoint> = E['method'] extends 'GET'
  ? QueryDefinition<Argument<E>, typeof baseQuery, string, Output<E>, 'api'>
  : MutationDefinition<Argument<E>, typeof baseQuery, string, Output<E>, 'api'>

function endpointsOf<C extends Contract>(contract: C, build: EndpointBuilder<typeof baseQuery, string, 'api'>) {
  const asked = Object.entries(contract).filter(([, { stream, file }]) => !stream && !file)
  const entries = asked.map(([name, endpoint]) => {
    const query = (input: Given): Call => ({ endpoint, input: input ?? {} })
    const tags = [...(endpoint.tags ?? [])]
    const definition =
      endpoint.method === 'GET'
        ? build.query<unknown, Given>({ query, providesTags: tags })
        : build.mutation<unknown, Given>({ query, invalidatesTags: (_, error) => (error ? [] : tags) })
    return [name, definition]
  })
  return Object.fromEntries(entries) as { [K in keyof CachedEndpoints<C>]: Definition<C[K]> }
}

/** The cache that all parts share; it knows no feature until a contract is injected. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [] as string[],
  refetchOnReconnect: true,
  endpoints: () => ({}),
})

/** Adds a contract to the shared cache and returns a typed hook for each of its endpoints; a stream is heard by `listen`, a file fetched by `call`. */
export const inject = <const C extends Contract>(contract: C) =>
  api
    .enhanceEndpoints({ addTagTypes: Object.values(contract).flatMap(({ tags }) => tags ?? []) })
    .injectEndpoints({ overrideExisting: false, endpoints: (build) => endpointsOf(contract, build) })

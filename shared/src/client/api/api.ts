import {
  type ApiEndpointMutation,
  type ApiEndpointQuery,
  type BaseQueryFn,
  buildCreateApi,
  coreModule,
  type EndpointDefinitions,
  type MutationDefinition,
  type QueryDefinition,
  reactHooksModule,
  setupListeners,
  type TypedUseMutation,
  type TypedUseQuery,
  type TypedUseQueryHookResult,
  type TypedUseQuerySubscriptionOptions,
} from '@reduxjs/toolkit/query/react'
import type { AxiosInstance } from 'axios'
import { useDispatch, type useSelector, useStore } from 'react-redux'
import type { Endpoint, Input, Output } from '../../contract/endpoint'
import type { Success } from '../../contract/envelope'
import { provideCache } from './cache'
import { requestOf, unwrap } from './call'
import { type ApiError, toApiError } from './http'
import { useSelectedLater } from './use-selected-later'

export type AnyInput = {
  params?: Record<string, unknown>
  query?: unknown
  body?: unknown
  file?: Blob & { readonly name: string }
}

/** An endpoint with its input. */
export interface Call {
  endpoint: Endpoint
  input: AnyInput
}

/** The extra argument that the store passes to every thunk and query. */
export interface StoreExtra {
  http: AxiosInstance
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

// biome-ignore lint/suspicious/noConfusingVoidType: RTK Query's type for a hook that is called without an argument
type NoInput = void
type Argument<E extends Endpoint> = unknown extends Input<E> ? NoInput : Input<E>

/** An endpoint whose answers can be cached. Streams (see `listen`) and files (see `call`) cannot be cached. */
type QueryEndpoint = Endpoint & { method: 'GET'; stream?: never; file?: never }
type MutationEndpoint = Endpoint & { method: 'POST'; file?: never }

type Query<E extends Endpoint> = QueryDefinition<Argument<E>, typeof baseQuery, string, Output<E>, 'api'>
type Mutation<E extends Endpoint> = MutationDefinition<Argument<E>, typeof baseQuery, string, Output<E>, 'api'>

type CachedQuery<E extends Endpoint> = ApiEndpointQuery<Query<E>, EndpointDefinitions> & {
  useQuery: TypedUseQuery<Output<E>, Argument<E>, typeof baseQuery>
}
type CachedMutation<E extends Endpoint> = ApiEndpointMutation<Mutation<E>, EndpointDefinitions> & {
  useMutation: TypedUseMutation<Output<E>, Argument<E>, typeof baseQuery>
}

const hooks = { useDispatch, useSelector: useSelectedLater as typeof useSelector, useStore }
const createApi = buildCreateApi(coreModule(), reactHooksModule({ hooks }))

/** The cache shared by the shell and all areas; an endpoint is added when it is first used. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [] as string[],
  refetchOnReconnect: true,
  endpoints: () => ({}),
})

provideCache({
  reducer: api.reducer,
  middleware: api.middleware,
  setupListeners,
  reset: () => api.util.resetApiState(),
  invalidate: (tags) => api.util.invalidateTags([...tags] as never),
})

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/**
 * Returns whether a POST makes cached answers stale. A success changes the data; a conflict shows that the cached
 * data were outdated.
 */
const makesStale = (error: ApiError | undefined) => !error || error.status === 409

function inject(endpoint: Endpoint) {
  const query = (input: AnyInput | NoInput): Call => ({ endpoint, input: input ?? {} })
  const tags = [...(endpoint.tags ?? [])]
  api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
    endpoints: (build) => ({
      [nameOf(endpoint)]:
        endpoint.method === 'GET'
          ? build.query<unknown, AnyInput | NoInput>({ query, providesTags: tags })
          : build.mutation<unknown, AnyInput | NoInput>({
              query,
              invalidatesTags: (_, error) => (makesStale(error) ? tags : []),
            }),
    }),
  })
}

/**
 * Returns the cache's version of an endpoint. Each area bundles its own copy of an endpoint, so the cache identifies
 * endpoints by method and path.
 */
function cached(endpoint: Endpoint): unknown {
  const endpoints: Readonly<Record<string, unknown>> = api.endpoints
  const name = nameOf(endpoint)
  if (!endpoints[name]) inject(endpoint)
  return endpoints[name]
}

/** Returns the cache's version of a GET endpoint. Code outside of components uses its `initiate` and `select`. */
export const queryOf = <E extends QueryEndpoint>(endpoint: E) => cached(endpoint) as CachedQuery<E>

/** The state of a GET endpoint in a component, as `useQuery` returns it. */
export type QueryResult<E extends Endpoint> = TypedUseQueryHookResult<Output<E>, Argument<E>, typeof baseQuery>

/** Loads the answer of a GET endpoint into the shared cache, and reloads it when a POST makes it stale. */
export function useQuery<E extends QueryEndpoint>(endpoint: unknown extends Input<E> ? E : never): QueryResult<E>
export function useQuery<E extends QueryEndpoint>(
  endpoint: E,
  input: Argument<E>,
  options?: TypedUseQuerySubscriptionOptions,
): QueryResult<E>
export function useQuery<E extends QueryEndpoint>(
  endpoint: E,
  input?: Argument<E>,
  options?: TypedUseQuerySubscriptionOptions,
): QueryResult<E> {
  return queryOf(endpoint).useQuery(input as Argument<E>, options)
}

/** Returns the cache's version of a POST endpoint. Code outside of components uses its `initiate`. */
export const mutationOf = <E extends MutationEndpoint>(endpoint: E) => cached(endpoint) as CachedMutation<E>

/**
 * Returns a function that sends a POST, and the state of that call. A success or a conflict (409) reloads all cached
 * answers that share a tag with the endpoint.
 */
export const useMutation = <E extends MutationEndpoint>(endpoint: E) => mutationOf(endpoint).useMutation()

interface Dispatching {
  dispatch: (action: never) => unknown
}

interface Undoable {
  undo: () => void
}

/** Changes a cached answer before the server confirms the change. The result's `undo` reverts it. */
export const updateCached = <E extends QueryEndpoint>(
  { dispatch }: Dispatching,
  endpoint: E,
  input: Argument<E>,
  change: (answer: Output<E>) => void,
) => dispatch(api.util.updateQueryData(nameOf(endpoint) as never, input as never, change as never) as never) as Undoable

/** Returns the inputs of all cached answers of an endpoint. */
export const cachedInputsOf = <E extends QueryEndpoint>(state: unknown, endpoint: E) =>
  api.util.selectCachedArgsForQuery(state as never, nameOf(endpoint) as never) as Argument<E>[]

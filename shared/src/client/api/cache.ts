import type { setupListeners } from '@reduxjs/toolkit/query'
import type { Middleware, Reducer, UnknownAction } from 'redux'
import type { api } from './api'

/** What RTK Query adds to a store. */
export interface Cache {
  reducer: Reducer
  middleware: Middleware
  setupListeners: typeof setupListeners
  /** Returns the action that forgets all answers. */
  reset: () => UnknownAction
  /** Returns the action that makes the answers with these tags stale. */
  invalidate: (tags: readonly string[]) => UnknownAction
}

let provided: Cache | null = null
const waiting = new Set<(cache: Cache) => void>()

/** Adds the cache to all stores. Its module calls this when it is loaded, which the login page does not need. */
export function provideCache(cache: Cache) {
  provided = cache
  for (const use of waiting) use(cache)
  waiting.clear()
}

/** Calls back with the cache, now or once it is loaded, unless the returned function has been called before. */
export function whenCached(use: (cache: Cache) => void): () => void {
  if (provided) use(provided)
  else waiting.add(use)
  return () => void waiting.delete(use)
}

/** The state of the cache: null until there is one. */
export const cacheReducer = ((state = null, action) =>
  provided ? provided.reducer(state ?? undefined, action) : state) as Reducer as typeof api.reducer

interface Dispatching {
  dispatch: (action: UnknownAction) => unknown
}

/** Forgets all answers. Without a cache there are none. */
export const resetCache = ({ dispatch }: Dispatching) => provided && dispatch(provided.reset())

/** Makes the answers with these tags stale. */
export const invalidateTags = ({ dispatch }: Dispatching, tags: readonly string[]) =>
  provided && dispatch(provided.invalidate(tags))

/** Passes actions to the middleware of the cache, as soon as there is one. */
export const cacheMiddleware: Middleware = (store) => (next) => {
  let handle: ((action: unknown) => unknown) | undefined
  return (action) => {
    handle ??= provided?.middleware(store)(next)
    return (handle ?? next)(action)
  }
}

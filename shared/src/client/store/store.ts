import { configureStore, type Slice, type ThunkDispatch } from '@reduxjs/toolkit'
import type { AxiosInstance } from 'axios'
import { useDispatch, useSelector } from 'react-redux'
import {
  combineReducers,
  type Reducer,
  type Dispatch as ReduxDispatch,
  type Store as ReduxStore,
  type StateFromReducersMapObject,
  type UnknownAction,
} from 'redux'
import type { StoreExtra } from '../api/api'
import { cacheMiddleware, cacheReducer, whenCached } from '../api/cache'
import { layoutSlice } from './layout'
import { maintenanceSlice } from './maintenance'
import { noticeSlice } from './notice'
import { reachSlice } from './reach'
import { sessionSlice } from './session'
import { viewsSlice } from './views'

const portalReducers = {
  session: sessionSlice.reducer,
  layout: layoutSlice.reducer,
  maintenance: maintenanceSlice.reducer,
  notice: noticeSlice.reducer,
  views: viewsSlice.reducer,
  reach: reachSlice.reducer,
  api: cacheReducer,
}

const rootReducer = combineReducers(portalReducers)
export type State = StateFromReducersMapObject<typeof portalReducers>
/** Dispatches actions and thunks. */
export type Dispatch = ReduxDispatch & ThunkDispatch<State, StoreExtra, UnknownAction>

export interface Store extends ReduxStore<State> {
  dispatch: Dispatch
  http: AxiosInstance
  /**
   * Adds a slice and its state. Adding the same slice again keeps its state. The portal's own slices cannot be
   * replaced.
   */
  injectSlice: (slice: Slice) => void
}

/**
 * Creates the portal's only store. Remotes add their slices with `injectSlice`. The cache of answers is added when its
 * code is loaded, which is before anything uses it.
 */
export function createStore(http: AxiosInstance): Store {
  const extra: StoreExtra = { http }
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(cacheMiddleware),
  })
  const injected: Record<string, Reducer> = {}
  const injectSlice = ({ reducerPath, reducer }: Slice) => {
    injected[reducerPath] = reducer
    store.replaceReducer(combineReducers({ ...injected, ...portalReducers }))
  }
  // The state of the cache is created by the next action.
  whenCached(() => store.dispatch({ type: 'cache/provided' }))
  return Object.assign(store, { http, injectSlice })
}

export const useAppDispatch = useDispatch.withTypes<Dispatch>()
export const useAppSelector = useSelector.withTypes<State>()

import { configureStore, type Slice } from '@reduxjs/toolkit'
import type { AxiosInstance } from 'axios'
import { useDispatch, useSelector } from 'react-redux'
import { combineReducers, type Reducer } from 'redux'
import { api, type StoreExtra } from '../api/api'
import { layoutSlice } from './layout'
import { noticeSlice } from './notice'
import { reachSlice } from './reach'
import { sessionSlice } from './session'
import { viewsSlice } from './views'

const portalReducers = {
  session: sessionSlice.reducer,
  layout: layoutSlice.reducer,
  notice: noticeSlice.reducer,
  views: viewsSlice.reducer,
  reach: reachSlice.reducer,
  api: api.reducer,
}

const rootReducer = combineReducers(portalReducers)
export type State = ReturnType<typeof rootReducer>

/** Creates the portal's only store. Remotes add their slices with `injectSlice`. */
export const createStore = (http: AxiosInstance) => {
  const extra: StoreExtra = { http }
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(api.middleware),
  })
  const injected: Record<string, Reducer> = {}
  /**
   * Adds a slice with its state. A slice that is added again keeps its state; a slice of the portal cannot be replaced.
   */
  const injectSlice = ({ reducerPath, reducer }: Slice) => {
    injected[reducerPath] = reducer
    store.replaceReducer(combineReducers({ ...injected, ...portalReducers }))
  }
  return Object.assign(store, { http, injectSlice })
}

export type Store = ReturnType<typeof createStore>
export type Dispatch = Store['dispatch']

export const useAppDispatch = useDispatch.withTypes<Dispatch>()
export const useAppSelector = useSelector.withTypes<State>()

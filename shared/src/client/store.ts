import { combineSlices, configureStore, type Reducer, type Slice } from '@reduxjs/toolkit'
import type { AxiosInstance } from 'axios'
import { useDispatch, useSelector } from 'react-redux'
import { api, type StoreExtra } from './api'
import { layoutSlice } from './layout'
import { noticeSlice } from './notice'
import { reachSlice } from './reach'
import { sessionSlice } from './session'
import { viewsSlice } from './views'

const createReducer = () => combineSlices(sessionSlice, layoutSlice, noticeSlice, viewsSlice, reachSlice, api)

/** The one store of a portal. Remotes bring slices of their own by `injectSlice`. */
export const createStore = (http: AxiosInstance) => {
  const extra: StoreExtra = { http }
  const reducer = createReducer()
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(api.middleware),
  })
  const injectSlice = (slice: Slice) => {
    reducer.inject({ reducerPath: slice.reducerPath, reducer: slice.reducer as Reducer })
    // An injected slice has no state before the next action.
    store.dispatch({ type: 'store/sliceInjected', payload: slice.name })
  }
  return Object.assign(store, { http, injectSlice })
}

export type Store = ReturnType<typeof createStore>
export type State = ReturnType<Store['getState']>
export type Dispatch = Store['dispatch']

export const useAppDispatch = useDispatch.withTypes<Dispatch>()
export const useAppSelector = useSelector.withTypes<State>()

/** The public entry point to the store, the session and the API; a portal runs a single copy of it. */
export { Provider as StoreProvider, useStore } from 'react-redux'
export {
  api,
  type Call,
  cachedInputsOf,
  call,
  queryOf,
  type StoreExtra,
  updateCached,
  useMutation,
  useQuery,
} from './api'
export {
  actFor,
  findToken,
  forgetSession,
  type LoginKind,
  logIn,
  logOut,
  messages,
  notifyLeaving,
  renameUser,
  restoreUser,
  returnToParent,
  startSession,
  useProfile,
} from './authentication'
export { type ApiError, createHttp, requestTimeout, sendToken, toApiError } from './http'
export { type Layout, layoutSlice } from './layout'
export { listen } from './listen'
export { type Notice, noticeSlice, type Undo } from './notice'
export { type Reach, reachSlice } from './reach'
export { type Session, sessionSlice } from './session'
export {
  browserStorage,
  browserStore,
  dropPush,
  keepCookie,
  keepPush,
  onChildStored,
  readCookie,
  stored,
  tabStore,
} from './storage'
export { createStore, type Dispatch, type State, type Store, useAppDispatch, useAppSelector } from './store'
export { isAnyTabVisible } from './tab-lock'
export { applyUndo, undoBy } from './undo'
export { type View, viewsSlice } from './views'
export { type Probe, watchReach } from './watch-reach'
export { watchVisibility } from './watch-visibility'

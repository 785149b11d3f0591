/** The public entry point to the store, the session and the API; a portal runs a single copy of it. */
export { Provider as StoreProvider, useStore } from 'react-redux'
export {
  api,
  type Call,
  cachedInputsOf,
  type QueryResult,
  queryOf,
  type StoreExtra,
  updateCached,
  useMutation,
  useQuery,
} from './api/api'
export { call } from './api/call'
export { type ApiError, createHttp, requestTimeout, sendToken, toApiError } from './api/http'
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
} from './authentication'
export { listen } from './live/listen'
export { isAnyTabVisible } from './live/tab-lock'
export { watchMaintenance } from './live/watch-maintenance'
export { type Probe, watchReach } from './live/watch-reach'
export { watchReleaseTag } from './live/watch-release-tag'
export { watchVisibility } from './live/watch-visibility'
export { useProfile } from './profile'
export { type Layout, layoutSlice } from './store/layout'
export { type Notice, noticeSlice, type Undo } from './store/notice'
export { type Reach, reachSlice } from './store/reach'
export { type Session, sessionSlice } from './store/session'
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
} from './store/storage'
export { createStore, type Dispatch, type State, type Store, useAppDispatch, useAppSelector } from './store/store'
export { type View, viewsSlice } from './store/views'
export { applyUndo, undoBy } from './undo'

import { lazyOnce } from './lazy-once'

/** Loads what only a session needs: `fetchProfile`, and with it the cache of the server's answers and more icons. */
export const loadFetchProfile = lazyOnce(() => import(/* webpackChunkName: "session" */ './fetch-profile'))

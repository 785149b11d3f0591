import { type LoggedIn, sessionContract } from '../contract/session'
import { resetCache } from './api/cache'
import { call } from './api/call'
import { sendToken, tokenHeaders } from './api/http'
import { sessionSlice } from './store/session'
import {
  dropChild,
  dropPush,
  dropSession,
  keepChild,
  keepName,
  keepSession,
  keepSessionCookies,
  rolesOf,
  stored,
} from './store/storage'
import type { Store } from './store/store'

/** The two login endpoints: `family` for parents and children, `master` for schools, teachers and admins. */
export const loginEndpoints = { family: sessionContract.loginUsername, master: sessionContract.loginMaster } as const
export type LoginKind = keyof typeof loginEndpoints

export const messages = {
  verificationFailed: 'Verification failed, please Login again.',
  noRoles: 'getInfo: roles must be a non-null array!',
  fallback: 'Has Error',
} as const

/** Stores the session that the server has just opened. */
export function startSession(store: Store, { token, user }: LoggedIn) {
  const { children, ...account } = user
  keepSession(token, account, children)
  sendToken(store.http, token)
  store.dispatch(sessionSlice.actions.entered({ token, user: account }))
}

/** Logs in and stores the session. Returns the server's answer; rejects with an `ApiError`. */
export async function logIn(store: Store, kind: LoginKind, body: { username: string; password: string }) {
  const answer = await call(store.http, loginEndpoints[kind], { body })
  startSession(store, answer)
  return answer
}

/** Restores the stored token before the first render. */
export function findToken(store: Store) {
  const token = stored.token()
  if (!token) return
  const active = stored.childToken() ?? token
  sendToken(store.http, active)
  store.dispatch(sessionSlice.actions.tokenFound(active))
}

/** Restores the user from the browser's storage. If that is impossible, throws an error with the sentence to show. */
export function restoreUser(store: Store) {
  const { token } = store.getState().session
  const [accountToken, account] = [stored.token(), stored.user()]
  const acts = stored.childToken() !== null
  const user = acts ? stored.childUser() : account
  if (!token || !accountToken || !user || !account) throw new Error(messages.verificationFailed)
  if (rolesOf(user).length === 0) throw new Error(messages.noRoles)
  keepSessionCookies(accountToken, account)
  store.dispatch(sessionSlice.actions.entered({ token, user, ...(acts && { parent: account.fullname }) }))
}

/** Applies a changed name or picture of the user, and stores it for the next page load. */
export function renameUser(store: Store, { name, avatar }: { name: string; avatar: string | null }) {
  keepName(name, avatar)
  store.dispatch(sessionSlice.actions.renamed({ name, avatar }))
}

/** Deletes the session from this browser: token, roles, user, cookie, and all data fetched for the user. */
export function forgetSession(store: Store) {
  dropSession()
  sendToken(store.http, null)
  store.dispatch(sessionSlice.actions.left())
  resetCache(store)
}

/**
 * Ends the session and this browser's push notifications on the server. Deletes both from this browser even if the
 * server cannot be reached.
 */
export async function logOut(store: Store) {
  const device = stored.push() ?? undefined
  const request = call(store.http, sessionContract.logout, { body: { leaving: false, device } })
  dropPush()
  forgetSession(store)
  // If the server cannot be reached, the session lasts on the server until it expires.
  await request.catch(() => undefined)
}

/** Switches to another user, and drops everything that was fetched or opened for the previous user. */
function change(store: Store, now: Parameters<typeof sessionSlice.actions.entered>[0]) {
  store.dispatch(sessionSlice.actions.left())
  resetCache(store)
  sendToken(store.http, now.token)
  store.dispatch(sessionSlice.actions.entered(now))
}

/**
 * Lets a parent's device act for one of the parent's children, until `returnToParent` is called. Rejects with an
 * `ApiError`.
 */
export async function actFor(store: Store, child: { id: number }) {
  const { name: parent } = store.getState().session
  const { token, user } = await call(store.http, sessionContract.loginId, { body: { id: child.id } })
  keepChild(token, user)
  change(store, { token, user, parent })
}

/**
 * Ends the child's session on the device and returns the device to the parent, who confirms with the password.
 * Rejects with an `ApiError`; its status is 401 if the parent's own session has ended too.
 */
export async function returnToParent(store: Store, password: string) {
  const [token, user] = [stored.token(), stored.user()]
  if (!token || !user) throw new Error('This device acts for a child, but no parent is stored.')
  await call(store.http, sessionContract.backFromChild, { body: { password } }, token)
  dropChild()
  change(store, { token, user })
}

/**
 * Tells the server that the page is being closed. If the page is reloaded within the grace period, the session
 * continues.
 */
export function notifyLeaving(store: Store) {
  const { token } = store.getState().session
  if (!token) return
  void fetch(store.http.getUri({ url: sessionContract.logout.path }), {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', ...tokenHeaders(token) },
    body: JSON.stringify({ leaving: true }),
  })
}

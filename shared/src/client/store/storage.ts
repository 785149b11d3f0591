import type { Role } from '../../contract/endpoint'
import { roles as allRoles } from '../../contract/endpoint'
import { CHOICE_COOKIE_RETENTION } from '../../contract/retention'
import { lengthOf } from '../../lib/time/period'

export interface StoredChild {
  id: number
  name: string
  avatar: string | null
}

/** The logged-in user as stored in the browser: the `user` of the login response. */
export interface StoredUser {
  /** Comma-separated roles; the first one determines the menus. */
  role: string
  fullname: string
  /** The preferred name, if it is not the first word of the name. */
  preferred_name?: string | null | undefined
  avatar: string | null
  /** The language of the account's mails and notifications. */
  language?: string | undefined
}

export const tokenCookie = 'School-Token'

/** The cookie with the user's first role. The server uses it to decide which area the next page preloads. */
const roleCookie = 'role'

/**
 * The product's keys in local storage. While a parent's device acts for a child, both the child's and the parent's
 * keys are set.
 */
const keys = {
  token: 'token',
  childToken: 'token_child',
  childUser: 'user_child',
  user: 'user',
  children: 'children',
  push: 'fcmToken',
} as const

/** Returns the browser's storage, or null if the browser denies access to it. */
export const browserStorage = (kind: 'localStorage' | 'sessionStorage'): Storage | null => {
  try {
    return window[kind]
  } catch {
    // If storage is forbidden, even reading the property throws.
    return null
  }
}

/**
 * Creates a store for text. If the browser forbids storage or is out of space, the text is kept until the page is
 * closed.
 */
function createTextStore(kind: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>()
  return {
    get: (key: string): string | null => memory.get(key) ?? browserStorage(kind)?.getItem(key) ?? null,
    set(key: string, value: string) {
      try {
        window[kind].setItem(key, value)
        memory.delete(key)
      } catch {
        // Otherwise the outdated value would come back after a reload.
        browserStorage(kind)?.removeItem(key)
        memory.set(key, value)
      }
    },
    remove(key: string) {
      memory.delete(key)
      browserStorage(kind)?.removeItem(key)
    },
  }
}

/** Text storage of this browser, shared by its tabs. */
export const browserStore = createTextStore('localStorage')
/** Text storage of this tab. */
export const tabStore = createTextStore('sessionStorage')

const secure = () => (location.protocol === 'https:' ? '; Secure' : '')

/** Writes a cookie that lasts `maxAge` seconds, or until the browser is closed. */
const writeCookie = (name: string, value: string, maxAge?: number) => {
  const lifetime = maxAge === undefined ? '' : `; Max-Age=${maxAge}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/${lifetime}; SameSite=Lax${secure()}`
}

/** Returns a cookie's value, or null. */
export const readCookie = (name: string): string | null => {
  // Prerendering runs without a browser.
  if (typeof document === 'undefined') return null
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`))
  if (!pair) return null
  try {
    return decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    // Values that were not written by this program are ignored.
    return null
  }
}

/** Stores a choice in a cookie for `CHOICE_COOKIE_RETENTION`. */
export const keepCookie = (name: string, value: string) =>
  writeCookie(name, value, lengthOf(CHOICE_COOKIE_RETENTION) / 1000)
export const dropCookie = (name: string) => writeCookie(name, '', 0)

const readJson = (key: string): unknown => {
  const text = browserStore.get(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    // Values that were not written by this program are ignored.
    return null
  }
}

/** The keys that are removed when the session ends. */
const sessionKeys = [keys.token, keys.childToken, keys.childUser, keys.user, keys.children]

const isUser = (value: unknown): value is StoredUser =>
  typeof value === 'object' &&
  value !== null &&
  'role' in value &&
  typeof value.role === 'string' &&
  'fullname' in value &&
  typeof value.fullname === 'string'

/** Returns the stored user's roles in their order, without unknown roles. */
export const rolesOf = (user: StoredUser): Role[] =>
  user.role
    .split(',')
    .map((role) => role.trim())
    .filter((role): role is Role => (allRoles as readonly string[]).includes(role))

const readUser = (key: string) => {
  const user = readJson(key)
  return isUser(user) ? user : null
}

export const stored = {
  token: () => browserStore.get(keys.token) ?? readCookie(tokenCookie),
  user: () => readUser(keys.user),
  childToken: () => browserStore.get(keys.childToken),
  childUser: () => readUser(keys.childUser),
  /** The push service's token for this browser, if the user wants pushes. */
  push: () => browserStore.get(keys.push),
}

export const keepPush = (token: string) => browserStore.set(keys.push, token)
export const dropPush = () => browserStore.remove(keys.push)

/** Updates the stored name and picture of the user. */
export const keepName = (name: string, avatar: string | null) => {
  const [key, user] = stored.childToken() === null ? [keys.user, stored.user()] : [keys.childUser, stored.childUser()]
  if (user) browserStore.set(key, JSON.stringify({ ...user, fullname: name, avatar }))
}

/** Stores the child that this device acts for, in addition to its parent. */
export const keepChild = (token: string, user: StoredUser) => {
  browserStore.set(keys.childToken, token)
  browserStore.set(keys.childUser, JSON.stringify(user))
}

export const dropChild = () => {
  for (const key of [keys.childToken, keys.childUser]) browserStore.remove(key)
}

/** Calls back when another tab starts or stops acting for a child, with the child's token or null. */
export const onChildStored = (listener: (token: string | null) => void) =>
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === keys.childToken) listener(newValue)
  })

/**
 * Writes the session's cookies. They last until the browser is closed, because the server ends a session when its
 * pages are closed. They are written again at each start, because a reopened browser may have kept local storage but
 * not the cookies.
 */
export const keepSessionCookies = (token: string, user: StoredUser) => {
  writeCookie(tokenCookie, token)
  writeCookie(roleCookie, rolesOf(user)[0] ?? '')
}

export const keepSession = (token: string, user: StoredUser, children: StoredChild[] | undefined) => {
  // The previous user's data must be removed even if there is no room for the new data.
  for (const key of sessionKeys) browserStore.remove(key)
  browserStore.set(keys.token, token)
  browserStore.set(keys.user, JSON.stringify(user))
  if (children) browserStore.set(keys.children, JSON.stringify(children))
  keepSessionCookies(token, user)
}

export const dropSession = () => {
  for (const key of sessionKeys) browserStore.remove(key)
  dropCookie(tokenCookie)
  dropCookie(roleCookie)
}

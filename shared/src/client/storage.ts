import type { Role } from '../contract/endpoint'
import { roles as allRoles } from '../contract/endpoint'

export interface StoredChild {
  id: number
  name: string
  avatar: string | null
}

/** What the browser remembers of who is logged in, as the login call answered it. */
export interface StoredUser {
  /** Comma-separated; the first decides the menus. */
  role: string
  fullname: string
  avatar: string | null
  /** In which the account is written to. */
  language?: string | undefined
}

export const tokenCookie = 'School-Token'

/** The role whose area the server may send ahead with the next page. */
const roleCookie = 'role'

/** The product's keys in local storage. While a parent's device acts for a child, those of the child stand beside the parent's. */
const keys = {
  token: 'token',
  childToken: 'token_child',
  childUser: 'user_child',
  user: 'user',
  children: 'children',
  push: 'fcmToken',
} as const

/** The browser's own store of a kind, or null where the browser keeps nothing for this address. */
export const browserStorage = (kind: 'localStorage' | 'sessionStorage'): Storage | null => {
  try {
    return window[kind]
  } catch {
    // Where it is forbidden, already the word throws.
    return null
  }
}

/** A store of texts; what the browser has no room for, or forbids us to keep, lasts as long as the page. */
function createShelf(kind: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>()
  return {
    get: (key: string): string | null => memory.get(key) ?? browserStorage(kind)?.getItem(key) ?? null,
    set(key: string, value: string) {
      try {
        window[kind].setItem(key, value)
        memory.delete(key)
      } catch {
        // What stood there before is no longer true.
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

/** What this browser remembers. */
export const shelf = createShelf('localStorage')
/** What this tab remembers. */
export const tabShelf = createShelf('sessionStorage')

const secure = () => (location.protocol === 'https:' ? '; Secure' : '')

/** Writes a cookie for a number of seconds; without one, until the browser is closed. */
const writeCookie = (name: string, value: string, maxAge?: number) => {
  const lifetime = maxAge === undefined ? '' : `; Max-Age=${maxAge}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/${lifetime}; SameSite=Lax${secure()}`
}

/** A cookie's value, or null. */
export const readCookie = (name: string): string | null => {
  // Where a page is painted there is no browser.
  if (typeof document === 'undefined') return null
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`))
  if (!pair) return null
  try {
    return decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    // Somebody else's text under our name is the same as nothing.
    return null
  }
}

/** Keeps a choice for a year. */
export const keepCookie = (name: string, value: string) => writeCookie(name, value, 365 * 24 * 3600)
export const dropCookie = (name: string) => writeCookie(name, '', 0)

const readJson = (key: string): unknown => {
  const text = shelf.get(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    // Somebody else's text under our key is the same as nothing.
    return null
  }
}

/** Everything that is about who is logged in. */
const ofSession = [keys.token, keys.childToken, keys.childUser, keys.user, keys.children]

const isUser = (value: unknown): value is StoredUser =>
  typeof value === 'object' &&
  value !== null &&
  'role' in value &&
  typeof value.role === 'string' &&
  'fullname' in value &&
  typeof value.fullname === 'string'

/** The roles of a stored user that this product knows, in order. */
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
  token: () => shelf.get(keys.token) ?? readCookie(tokenCookie),
  user: () => readUser(keys.user),
  childToken: () => shelf.get(keys.childToken),
  childUser: () => readUser(keys.childUser),
  /** The push service's name for this browser, if somebody here wants pushes. */
  push: () => shelf.get(keys.push),
}

export const keepPush = (token: string) => shelf.set(keys.push, token)
export const dropPush = () => shelf.remove(keys.push)

/** Keeps the name and picture of whoever is at this browser up to date. */
export const keepName = (name: string, avatar: string | null) => {
  const [key, user] = stored.childToken() === null ? [keys.user, stored.user()] : [keys.childUser, stored.childUser()]
  if (user) shelf.set(key, JSON.stringify({ ...user, fullname: name, avatar }))
}

/** Remembers the child that this device acts for, beside the parent whose device it is. */
export const keepChild = (token: string, user: StoredUser) => {
  shelf.set(keys.childToken, token)
  shelf.set(keys.childUser, JSON.stringify(user))
}

export const dropChild = () => {
  for (const key of [keys.childToken, keys.childUser]) shelf.remove(key)
}

/** Tells when another tab has let this browser act for a child, or has ended it; gives the child's token then, or null. */
export const onChildStored = (listener: (token: string | null) => void) =>
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === keys.childToken) listener(newValue)
  })

/**
 * Writes the cookies of a session until the browser is closed, because the server ends the session when its pages are gone. Each
 * start writes them again: a browser that was closed, and not left, comes back with its local storage alone.
 */
export const keepSessionCookies = (token: string, user: StoredUser) => {
  writeCookie(tokenCookie, token)
  writeCookie(roleCookie, rolesOf(user)[0] ?? '')
}

export const keepSession = (token: string, user: StoredUser, children: StoredChild[] | undefined) => {
  // What whoever was here before has left is nobody's business now, also where there is no room for the new.
  for (const key of ofSession) shelf.remove(key)
  shelf.set(keys.token, token)
  shelf.set(keys.user, JSON.stringify(user))
  if (children) shelf.set(keys.children, JSON.stringify(children))
  keepSessionCookies(token, user)
}

export const dropSession = () => {
  for (const key of ofSession) shelf.remove(key)
  dropCookie(tokenCookie)
  dropCookie(roleCookie)
}

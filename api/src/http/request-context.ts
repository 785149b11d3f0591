import type { Access, Endpoint } from '@lekta/shared/contract/endpoint'
import type { FastifyBaseLogger } from 'fastify'
import type { Caller } from '../access/authenticate'
import type { AccountRef, Tenant } from '../access/tenant'
import type { Config } from '../config/config'
import type { Database } from '../database/connect'
import type { Language } from '../i18n/sentence'
import type { Live } from '../live/live'

/** What the server runs with; a feature adds what it needs. A test brings its own clock and dice. */
export interface AppContext {
  database: Database
  config: Config
  live: Live
  now: () => Date
  /** Numbers in [0, 1). */
  random: () => number
}

declare module 'fastify' {
  interface FastifyInstance {
    scene: AppContext
  }
  interface FastifyRequest {
    visit: RequestContext | AuthedContext<AccountRef> | null
  }
  interface FastifyContextConfig {
    access?: Access
    upload?: NonNullable<Endpoint['upload']>
  }
}

/** What every handler is given beside its input. */
export interface RequestContext extends Omit<AppContext, 'now'> {
  /** When the request came in. */
  now: Date
  /** The network that the caller's attempts are counted under: an IPv4 address, or the /64 of an IPv6 address. */
  address: string
  /** The value of a cookie that the browser sent; null without one. */
  readCookie: (name: string) => string | null
  /** Adds a `Set-Cookie` header to the answer. */
  sendCookie: (cookie: string) => void
  /** The browser as it names itself. */
  userAgent: string
  /** Returns the language that the request prefers, if we support it. */
  language: Language | null
  log: FastifyBaseLogger
}

/** What a handler for logged-in callers is given too; the tenant has one of the roles that the endpoint names, if it names any. */
export interface AuthedContext<T extends AccountRef = Tenant> extends RequestContext {
  caller: Caller
  tenant: T
}

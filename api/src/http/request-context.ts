import type { Access, Endpoint } from '@lekta/shared/contract/endpoint'
import type { FastifyBaseLogger } from 'fastify'
import type { Caller } from '../access/authenticate'
import type { MaintenanceWatch } from '../access/maintenance'
import type { Releaser } from '../access/release-token'
import type { Sessions } from '../access/sessions/sessions'
import type { AccountRef, Tenant } from '../access/tenant'
import type { Config } from '../config/config'
import type { Database } from '../database/connect'
import type { Language } from '../i18n/sentence'
import type { Live } from '../live/engine'
import type { Metrics } from '../metrics/metrics'

/** The server's dependencies; features add their own. Tests replace the clock and the random numbers. */
export interface AppContext {
  database: Database
  config: Config
  live: Live
  metrics: Metrics
  maintenance: MaintenanceWatch
  sessions: Sessions
  now: () => Date
  /** Returns random numbers in [0, 1). */
  random: () => number
}

declare module 'fastify' {
  interface FastifyInstance {
    dependencies: AppContext
  }
  interface FastifyRequest {
    requestContext: RequestContext | AuthedContext<AccountRef> | ReleaserContext | null
  }
  interface FastifyContextConfig {
    access?: Access
    upload?: NonNullable<Endpoint['upload']>
    stream?: true
  }
}

/** The context of every handler, besides its input. */
export interface RequestContext extends Omit<AppContext, 'now'> {
  /** When the request was received. */
  now: Date
  /** The network under which the caller's attempts are counted: an IPv4 address, or the /64 of an IPv6 address. */
  address: string
  /** Returns the value of a cookie of the request; null when there is none. */
  readCookie: (name: string) => string | null
  /** Adds a `Set-Cookie` header to the reply. */
  sendCookie: (cookie: string) => void
  /** The browser's User-Agent header. */
  userAgent: string
  /** Returns the language that the request prefers, if we support it. */
  language: Language | null
  log: FastifyBaseLogger
}

/** The additional context of handlers that a program may call with a release token too. */
export interface ReleaserContext extends RequestContext {
  actor: Releaser
}

/**
 * The additional context of handlers for logged-in callers. If the endpoint names roles, the tenant has one of them.
 */
export interface AuthedContext<T extends AccountRef = Tenant> extends RequestContext {
  caller: Caller
  tenant: T
}

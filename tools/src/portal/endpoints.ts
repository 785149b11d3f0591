import type { Channel, GateResult } from '@lekta/shared/contract/delivery/release'
import type { Audience } from '@lekta/shared/contract/delivery/rollout'

/** An endpoint of the portal for releases: what a request sends, and what the answer contains. */
export interface PortalEndpoint<Body, Data> {
  method: 'GET' | 'POST'
  /** The path below `/api`, with `:area` and `:version`. */
  path: string
  /** Never set: it gives the endpoint its types. */
  types?: { body: Body; data: Data }
}

/** A check whose result may not be known yet. */
export type Check = Omit<GateResult, 'outcome'> & { outcome: GateResult['outcome'] | 'running' }

export interface ListedRelease {
  version: string
  commit: string | null
  author: string | null
  published_at: string
  bytes: number
  channels: Channel[]
  pins: number
  withdrawn: { at: string; reason: string } | null
}

interface Named {
  id: number
  name: string
}

/** An audience with names. */
export interface NamedAudience {
  share: number
  schools: Named[]
  roles: string[]
  accounts: (Named & { username: string })[]
}

interface Health {
  browsers: number
  failing_browsers: number
}

export interface Rollout {
  channels: {
    channel: Channel
    version: string
    previous: string | null
    audience: NamedAudience
    since: string
  }[]
  /** How the canary compares with the stable release. */
  verdict: { canary: Health; stable: Health; evidence: number; stops_at: number } | null
  pins: { version: string; school: Named | null; account: (Named & { username: string }) | null; reason: string }[]
  scheduled: {
    channel: Channel
    version: string
    audience: NamedAudience | null
    due_at: string
    by: string | null
    reason: string
  }[]
}

export interface ReleaseEvent {
  action: string
  version: string | null
  before: string | null
  commit: string | null
  audience: NamedAudience | null
  reason: string | null
  by: string | null
  at: string
}

const get = <Data>(path: string): PortalEndpoint<undefined, Data> => ({ method: 'GET', path })
const post = <Body, Data = null>(path: string): PortalEndpoint<Body, Data> => ({ method: 'POST', path })

/** What the commands ask the portal. */
export const endpoints = {
  releases: get<ListedRelease[]>('/releases/:area'),
  release: get<{ checks: Check[] }>('/releases/:area/version/:version'),
  rollout: get<Rollout>('/releases/:area/rollout'),
  releaseHistory: get<ReleaseEvent[]>('/releases/:area/history'),
  rollOut: post<{
    version: string
    channel: 'canary' | 'next'
    audience: Audience
    at: string | null
    reason: string
  }>('/releases/:area/roll-out'),
  promote: post<{ version: string; at: string | null; reason: string }>('/releases/:area/promote'),
  rollBack: post<{ version: string; reason: string }>('/releases/:area/roll-back'),
  stopRollout: post<{ channel: 'canary' | 'next'; reason: string }>('/releases/:area/stop'),
  createPreview: post<{ version: string; username: string; hours: number }, { url: string; expires_at: string }>(
    '/releases/:area/preview',
  ),
}

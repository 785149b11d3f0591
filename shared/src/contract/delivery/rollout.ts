import * as z from 'zod/mini'
import { defineContract, roles } from '../endpoint'
import { Id, ListQuery } from '../list'
import { channels } from './release'
import { Reason } from './release-area'
import { AreaName, Version } from './release-package'

/** Who gets a release. An account does if one of these includes it. */
export const Audience = z.object({
  /** The percentage of all accounts, always the same accounts for one release. */
  share: z.int().check(z.minimum(0), z.maximum(100)),
  schools: z.array(Id).check(z.maxLength(1000)),
  roles: z.array(z.enum(roles)),
  accounts: z.array(Id).check(z.maxLength(1000)),
})
export type Audience = z.output<typeof Audience>

/** An audience with names, as pages show it. */
const NamedAudience = z.object({
  share: z.number(),
  schools: z.array(z.object({ id: z.number(), name: z.string() })),
  roles: z.array(z.enum(roles)),
  accounts: z.array(z.object({ id: z.number(), name: z.string(), username: z.string() })),
})
export type NamedAudience = z.infer<typeof NamedAudience>

export const releaseActions = [
  'published',
  'rolled out',
  'promoted',
  'rolled back',
  'stopped',
  'stopped by itself',
  'pinned',
  'unpinned',
  'frozen',
  'unfrozen',
  'scheduled',
  'unscheduled',
  'removed',
] as const
export type ReleaseAction = (typeof releaseActions)[number]

const ReleaseEvent = z.object({
  id: z.number(),
  action: z.enum(releaseActions),
  /** The release that it is about; null if it is about the area. */
  version: z.nullable(z.string()),
  /** The release that was served before. */
  before: z.nullable(z.string()),
  commit: z.nullable(z.string()),
  audience: z.nullable(NamedAudience),
  reason: z.nullable(z.string()),
  /** The name of the account or token; null if the server did it. */
  by: z.nullable(z.string()),
  at: z.string(),
})
export type ReleaseEvent = z.infer<typeof ReleaseEvent>

const ScheduledChange = z.object({
  id: z.number(),
  channel: z.enum(channels),
  version: z.string(),
  audience: z.nullable(NamedAudience),
  due_at: z.string(),
  by: z.nullable(z.string()),
  reason: z.string(),
  /** Why it could not be done when it was due; null before. It stays in the list until it is cancelled. */
  failure: z.nullable(z.string()),
})

const Pin = z.object({
  id: z.number(),
  version: z.string(),
  /** Who always gets it: a school or an account. */
  school: z.nullable(z.object({ id: z.number(), name: z.string() })),
  account: z.nullable(z.object({ id: z.number(), name: z.string(), username: z.string() })),
  reason: z.string(),
  by: z.nullable(z.string()),
  created_at: z.string(),
})

/** How a canary compares with the stable release. */
const Verdict = z.object({
  /** Browsers, and browsers in which it failed. */
  canary: z.object({ browsers: z.number(), failing_browsers: z.number() }),
  stable: z.object({ browsers: z.number(), failing_browsers: z.number() }),
  /**
   * How many times more likely the failures are if the canary is worse than if it is not. At `stops_at` the rollout
   * stops.
   */
  evidence: z.number(),
  stops_at: z.number(),
})

/** Who gets which release of an area, and what is scheduled. */
const Rollout = z.object({
  channels: z.array(
    z.object({
      channel: z.enum(channels),
      version: z.string(),
      /** The release that takes over where this one fails. */
      previous: z.nullable(z.string()),
      audience: NamedAudience,
      since: z.string(),
    }),
  ),
  verdict: z.nullable(Verdict),
  pins: z.array(Pin),
  scheduled: z.array(ScheduledChange),
})
export type Rollout = z.infer<typeof Rollout>

const params = z.object({ area: AreaName })
/** When to do it; null for now. */
const at = z.nullable(z.iso.datetime())
const tags = ['Release'] as const
const change = {
  method: 'POST',
  access: ['admin'],
  withReleaseToken: 'may roll out',
  params,
  data: z.null(),
  tags,
} as const

/** Who gets which release of an area. */
export const rolloutContract = defineContract({
  rollout: {
    method: 'GET',
    path: '/releases/:area/rollout',
    summary: 'Who gets which release of an area, and what is scheduled',
    access: ['admin'],
    withReleaseToken: true,
    params,
    data: Rollout,
    tags,
  },
  releaseHistory: {
    method: 'GET',
    path: '/releases/:area/history',
    summary: 'Everything that happened to the releases of an area, the newest first',
    access: ['admin'],
    withReleaseToken: true,
    params,
    query: ListQuery,
    data: ReleaseEvent,
    paged: true,
    tags,
  },
  rollOut: {
    ...change,
    path: '/releases/:area/roll-out',
    summary: 'Serve a release to a part of the users, or to testers',
    body: z.object({ version: Version, channel: z.enum(['canary', 'next']), audience: Audience, at, reason: Reason }),
  },
  promote: {
    ...change,
    path: '/releases/:area/promote',
    summary: 'Serve a release to everyone',
    body: z.object({ version: Version, at, reason: Reason }),
  },
  rollBack: {
    ...change,
    path: '/releases/:area/roll-back',
    summary: 'Serve an earlier release to everyone, and end all rollouts',
    body: z.object({ version: Version, reason: Reason }),
  },
  stopRollout: {
    ...change,
    path: '/releases/:area/stop',
    summary: 'End a rollout: its users get the stable release again',
    body: z.object({ channel: z.enum(['canary', 'next']), reason: Reason }),
  },
  pinRelease: {
    ...change,
    path: '/releases/:area/pin',
    summary: 'Always serve a release to one school or one account',
    body: z.object({ version: Version, school_id: z.nullable(Id), account_id: z.nullable(Id), reason: Reason }),
  },
  unpinRelease: {
    ...change,
    path: '/releases/:area/unpin/:id',
    summary: 'Remove a pin',
    params: z.object({ area: AreaName, id: Id }),
  },
  cancelScheduled: {
    ...change,
    path: '/releases/:area/cancel/:id',
    summary: 'Cancel a scheduled change',
    params: z.object({ area: AreaName, id: Id }),
  },
})

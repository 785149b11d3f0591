import * as z from 'zod/mini'
import { failureReasons } from '../beacon'
import { defineContract } from '../endpoint'
import { ListQuery } from '../list'
import { AreaName, Version } from './release-package'

/** `stable` is for everyone, `canary` for a part of the users, `next` for testers. */
export const channels = ['stable', 'canary', 'next'] as const
export type Channel = (typeof channels)[number]

/** The gates that every package has to pass, in their order. */
export const gates = ['format', 'integrity', 'signature', 'paths', 'endpoints', 'shared', 'size', 'pages'] as const
export type Gate = (typeof gates)[number]

const GateResult = z.object({
  gate: z.enum(gates),
  /** `skipped`: it does not apply, or the server cannot carry it out. `running`: its result is not known yet. */
  outcome: z.enum(['passed', 'failed', 'skipped', 'running']),
  /** Sentences for the team: what is wrong and what to do, or a note. */
  messages: z.array(z.string()),
})
export type GateResult = z.infer<typeof GateResult>

/** The data of the answer to a package, also of one that is refused. */
export const HandedIn = z.object({
  /** The version of the package; null if it cannot be read. */
  version: z.nullable(z.string()),
  /** The results of the gates until the first one that had to pass for the others. */
  checks: z.array(GateResult),
})
export type HandedIn = z.infer<typeof HandedIn>

/** What happened in browsers. A browser in which someone is logged in counts once per release. */
const Health = z.object({
  /** Browsers that have loaded the release. */
  browsers: z.number(),
  /** Browsers in which it failed at least once. */
  failing_browsers: z.number(),
  /** Pages that could not be shown; pages for which an older release was used; pages that were slow. */
  failures: z.number(),
  fallbacks: z.number(),
  slow: z.number(),
})
export type Health = z.infer<typeof Health>

const Release = z.object({
  version: z.string(),
  commit: z.nullable(z.string()),
  author: z.nullable(z.string()),
  built_at: z.string(),
  published_at: z.string(),
  /** The name of the account or token that handed it in; null if it came with the installation. */
  published_by: z.nullable(z.string()),
  /** Size of the package in bytes. */
  bytes: z.number(),
  /** The compressed size of the largest page with everything that it loads, in bytes. */
  largest_page: z.number(),
  channels: z.array(z.enum(channels)),
  pins: z.number(),
  /** Why it was taken back; null if it was not. */
  withdrawn: z.nullable(z.object({ at: z.string(), reason: z.string() })),
  /** Whether its files are still stored, so that it can be served. */
  available: z.boolean(),
  health: Health,
})
export type Release = z.infer<typeof Release>

const ReleaseDetail = z.extend(Release, {
  checks: z.array(GateResult),
  /** Compressed size of each page, in bytes, by its path. */
  pages: z.record(z.string(), z.number()),
  endpoints: z.array(z.string()),
  shared: z.record(z.string(), z.string()),
  /** What failed, the most frequent first. */
  failures: z.array(
    z.object({ page: z.string(), reason: z.enum(failureReasons), count: z.number(), last_at: z.string() }),
  ),
  /** The last 24 hours in steps of an hour, the oldest first: browsers that first loaded it, or in which it first failed. */
  hours: z.array(z.object({ at: z.string(), browsers: z.number(), failing_browsers: z.number() })),
})
export type ReleaseDetail = z.infer<typeof ReleaseDetail>

const ReleaseComparison = z.object({
  /** Each page that has changed: its compressed size before and after; null where it does not exist. */
  pages: z.array(z.object({ path: z.string(), before: z.nullable(z.number()), after: z.nullable(z.number()) })),
  endpoints: z.object({ added: z.array(z.string()), removed: z.array(z.string()), changed: z.array(z.string()) }),
  shared: z.array(z.object({ name: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  /** Pages, titles, menu entries and roles that have changed, as sentences in the language of the request. */
  area: z.array(z.string()),
  strings: z.object({ added: z.number(), removed: z.number() }),
  bytes: z.object({ before: z.number(), after: z.number() }),
})
export type ReleaseComparison = z.infer<typeof ReleaseComparison>

const area = z.object({ area: AreaName })
const tags = ['Release'] as const

/** The releases of one area. */
export const releaseContract = defineContract({
  releases: {
    method: 'GET',
    path: '/releases/:area',
    summary: 'The releases of an area, the newest first',
    access: ['admin'],
    withReleaseToken: true,
    params: area,
    query: ListQuery,
    data: Release,
    paged: true,
    tags,
  },
  release: {
    method: 'GET',
    path: '/releases/:area/version/:version',
    summary: 'One release with its checks, sizes and failures',
    access: ['admin'],
    withReleaseToken: true,
    params: z.object({ area: AreaName, version: Version }),
    data: ReleaseDetail,
    tags,
  },
  compareReleases: {
    method: 'GET',
    path: '/releases/:area/compare',
    summary: 'What differs between two releases',
    access: ['admin'],
    withReleaseToken: true,
    params: area,
    query: z.object({ before: Version, after: Version }),
    data: ReleaseComparison,
    tags,
  },
})

import { createHash } from 'node:crypto'
import { EventEmitter, on } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Preview } from '@lekta/shared/contract/delivery/preview'
import type { Registry, Release } from '@lekta/shared/routing/registry'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/connect'
import { unavailabilityOf } from '../../database/unavailable'
import { type Live, LiveUnavailable } from '../../live/engine'
import type { BrowserCounter } from '../health/browser-counter'
import type { ReleaseStore } from '../store/release-store'
import { type Directory, isTargeted, type ServedRelease, type Visitor } from './directory'
import { oneAtATime } from './one-at-a-time'
import { previewOf, resolve } from './resolve'
import { selectDirectory } from './select-directory'
import { selectReleases } from './select-releases'

/** The topic on which a change of any area's releases is announced. Its messages are the names of areas. */
export const releaseTopic = 'releases'

/** Milliseconds after which the releases are read again although no change was announced. */
const pollEvery = 5000

/** A registry with a short text that differs for every other registry. */
export interface RegistryView {
  registry: Registry
  tag: string
  /** What the visitor previews; absent if it is nothing. */
  previews?: readonly Preview[]
}

/** A release that the registry of at least one visitor names, with its id in the database. */
export interface ServedTo {
  releaseId: number
  release: Release
  /** When the area last got another release or another audience; null if it serves only pins and previews. */
  since: Date | null
}

/** Knows which releases are served, without a query for each request. */
export interface RegistrySource {
  /** Whether what some area serves depends on the visitor. */
  isTargeted: () => boolean
  /** Returns the registry of a visitor; of someone who is not logged in for null. */
  viewFor: (visitor: Visitor | null, now: Date) => RegistryView
  /** Returns a release that the registry of at least one visitor names; null for any other. */
  find: (area: string, version: string) => ServedTo | null
  /** Whether there is an area with this name. */
  has: (area: string) => boolean
  /** Yields after each time that the releases were read again, until the signal aborts. */
  changes: (signal: AbortSignal) => AsyncIterable<unknown>
  /** Reads the releases again, after a change in this process. */
  refresh: () => Promise<void>
  close: () => void
}

declare module '../../http/request-context' {
  interface AppContext {
    /** The releases that the portal serves. */
    registry: RegistrySource
    /** The files of releases. */
    releaseStore: ReleaseStore
    /** Counts the browsers that use each release. */
    browsers: BrowserCounter
  }
}

interface Sources {
  database: Database
  live: Live
  /** Where the files of all releases are, such as `/remotes`. */
  base: string
  log: Pick<FastifyBaseLogger, 'error'>
  now: () => Date
}

const idsIn = (directory: Directory): number[] => {
  const all = [...directory.values()].flatMap(({ stable, partial, pins, previews }) => [
    ...(stable ? [stable] : []),
    ...partial,
    ...pins,
    ...previews,
  ])
  return [...new Set(all.flatMap(({ releaseId, previous }) => [releaseId, ...(previous ? [previous.releaseId] : [])]))]
}

/** Builds the registries of visitors, and keeps each of them, because most visitors have the same. */
function createViews(directory: Directory, releases: ReadonlyMap<number, Release>) {
  const views = new Map<string, RegistryView>()
  const build = (picked: readonly (readonly [string, ServedRelease])[]): RegistryView => {
    const lines = picked.flatMap(([area, { releaseId, previous }]) => {
      const current = releases.get(releaseId)
      return current ? [[area, { current, previous: (previous && releases.get(previous.releaseId)) ?? null }]] : []
    })
    const registry = Object.fromEntries(lines) as Registry
    return { registry, tag: createHash('sha256').update(JSON.stringify(registry)).digest('base64url').slice(0, 16) }
  }
  return (visitor: Visitor | null, now: Date): RegistryView => {
    const picked = [...directory].flatMap(([area, state]) => {
      const release = resolve(state, visitor, now)
      return release ? [[area, release] as const] : []
    })
    const key = picked.map(([area, { releaseId, previous }]) => `${area} ${releaseId} ${previous?.releaseId}`).join()
    const view = views.get(key) ?? build(picked)
    views.set(key, view)
    const previews = visitor ? listPreviews(directory, visitor, now) : []
    return previews.length > 0 ? { ...view, previews } : view
  }
}

/** Returns what a visitor previews in all areas. */
const listPreviews = (directory: Directory, visitor: Visitor, now: Date): Preview[] =>
  [...directory].flatMap(([area, state]) => {
    const preview = previewOf(state, visitor, now)
    return preview ? [{ area, version: preview.version, expires_at: preview.expiresAt.toISOString() }] : []
  })

/** Calls `onChange` after each announced change, until the signal aborts. */
async function follow(live: Live, signal: AbortSignal, onChange: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    // The subscription ends, or cannot begin, while there is no connection. The changes until then are polled.
    try {
      for await (const _ of await live.subscribe(releaseTopic, signal)) await onChange()
    } catch (error) {
      if (!(error instanceof LiveUnavailable || (error instanceof Error && unavailabilityOf(error)))) throw error
    }
    await setTimeout(pollEvery, undefined, { signal }).catch(() => undefined)
  }
}

/** Reads the releases, and reads them again whenever they change. Rejects if they cannot be read the first time. */
export async function openRegistry({ database, live, base, log, now }: Sources): Promise<RegistrySource> {
  const stop = new AbortController()
  const emitter = new EventEmitter().setMaxListeners(0)
  let directory: Directory = new Map()
  let viewFor = createViews(directory, new Map())
  let isAnyTargeted = false
  let releases: ReadonlyMap<number, Release> = new Map()
  let served: ReadonlyMap<string, ServedTo> = new Map()

  const refresh = oneAtATime(async () => {
    const next = await selectDirectory(database, now())
    const ids = idsIn(next)
    const missing = ids.filter((id) => !releases.has(id))
    const added = missing.length > 0 ? await selectReleases(database, missing, base) : new Map()
    const all = new Map([...releases, ...added])
    releases = new Map(ids.flatMap((id) => (all.has(id) ? [[id, all.get(id)]] : [])))
    directory = next
    served = new Map(
      [...releases].map(([releaseId, release]) => {
        const since = next.get(release.area.name)?.since ?? null
        return [`${release.area.name} ${release.version}`, { releaseId, release, since }]
      }),
    )
    isAnyTargeted = [...directory.values()].some(isTargeted)
    viewFor = createViews(directory, releases)
    emitter.emit('read')
  })
  const tryRefresh = () => refresh().catch((error: unknown) => log.error(error, 'the releases could not be read again'))
  await refresh()
  const poll = setInterval(() => void tryRefresh(), pollEvery).unref()
  follow(live, stop.signal, tryRefresh).catch((error: unknown) =>
    log.error(error, 'changes of releases are noticed late, because they cannot be listened to'),
  )
  return {
    isTargeted: () => isAnyTargeted,
    viewFor: (visitor, time) => viewFor(isAnyTargeted ? visitor : null, time),
    find(area, version) {
      return served.get(`${area} ${version}`) ?? null
    },
    has: (area) => directory.has(area),
    changes(signal) {
      const reads = on(emitter, 'read')
      signal.addEventListener('abort', () => void reads.return?.(), { once: true })
      return reads
    },
    refresh,
    close() {
      clearInterval(poll)
      stop.abort()
    },
  }
}

import type { FailureReason } from '@lekta/shared/contract/beacon'
import { pauseAfter } from '@lekta/shared/lib/backoff'
import { type Area, lazyOf, type Registry, type Release } from '@lekta/shared/routing'
import type { ComponentType } from 'react'
import { RemoteError } from './failures/remote-error'
import { reportFailure } from './failures/report-failure'
import type { ReleaseWatch } from './release-watch'

/** The external functions that loading needs; tests replace them. */
export interface Transport {
  /** Returns the area that a release exposes. A `fresh` load bypasses every cache. */
  load: (release: Release, fresh: boolean) => Promise<Area>
  /** Adds the texts of a release that are apart from its code, if the language needs them. Never rejects. */
  loadTexts: (release: Release) => Promise<void>
  /** Returns why a load failed; `gone` if the file no longer exists. */
  diagnose: (error: unknown, release: Release) => Promise<FailureReason | 'gone'>
  /** Reads the registry again. Returns an area's entry, or null if the registry cannot be read. */
  reread: (area: string) => Promise<Registry[string] | null>
  wait: (milliseconds: number) => Promise<void>
  /** Runs the first code of a release and records it, so that a page that freezes can be traced to the release. */
  run: ReleaseWatch['run']
}

/** Pauses before the second and third attempt, in milliseconds. */
export const backOff = [1, 2].map((failures) => pauseAfter(failures, { first: 300, longest: 1200, factor: 4 }))

/** Milliseconds within which a page, its previous release or an error is shown. */
export const answerWithin = 8000

/**
 * Milliseconds after which the next release is loaded in parallel. That release has the rest of `answerWithin` to
 * arrive.
 */
export const overtakeAfter = 5000

/** Returns the major version. Only a change to the major version breaks older remotes. */
const major = (version: string) => version.split('.')[0]

/**
 * Whether a release was built for this portal's contract. A registry comes from outside, so the version may be missing.
 */
export const isCompatible = ({ contract: built }: Partial<Release>, contract: string) =>
  typeof built === 'string' && major(built) === major(contract)

const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)

async function screenOf(area: Area, path: string): Promise<ComponentType> {
  const load = lazyOf(area, path)
  if (!load) throw new Error(`The area ${area.name} has no page ${path}.`)
  const screen: unknown = (await load()).default
  if (!isComponent(screen)) throw new Error(`The page ${path} has no component as its default export.`)
  return screen
}

/** Whether another attempt would have the same outcome. */
const isFinal = (reason: FailureReason | 'gone') => reason === 'mismatch' || reason === 'gone' || reason === 'crash'

export interface Loaded {
  area: Area
  screen: ComponentType
  release: Release
}

interface Failed {
  reason: FailureReason | 'gone'
  error: unknown
  release: Release
}

async function tryOnce(
  { load, loadTexts, diagnose, run }: Transport,
  release: Release,
  { area, path }: PageRequest,
  fresh: boolean,
) {
  try {
    return await run(area, release.version, async () => {
      const loaded = await load(release, fresh)
      const [screen] = await Promise.all([screenOf(loaded, path), loadTexts(release)])
      return { area: loaded, screen, release } satisfies Loaded
    })
  } catch (error) {
    return { reason: await diagnose(error, release), error, release } satisfies Failed
  }
}

export interface PageRequest {
  area: string
  /** A page's path pattern, or `dashboardPart`. */
  path: string
  /** The contract's version in this portal. */
  contract: string
  /** The current version in the registry, which errors name. */
  version: string
  /** The current release first, then the previous one. */
  releases: Promise<readonly Release[]>
  /** Called with the loaded screen and its release, even if they arrive late. */
  onLoad?: (loaded: Loaded) => void
}

/** Tries to load one release, and tries again after each pause. */
async function tryRelease(transport: Transport, release: Release, pageRequest: PageRequest): Promise<Loaded | Failed> {
  if (!isCompatible(release, pageRequest.contract)) return { reason: 'mismatch', error: undefined, release }
  let result = await tryOnce(transport, release, pageRequest, false)
  for (const pause of backOff) {
    if ('screen' in result || isFinal(result.reason)) return result
    await transport.wait(pause)
    result = await tryOnce(transport, release, pageRequest, true)
  }
  return result
}

/** Reads the registry again and returns its current release, unless that release is already being tried. */
async function replacementFor({ reread }: Transport, { area }: PageRequest, tried: readonly Release[]) {
  const now = (await reread(area))?.current
  return now && !tried.some(({ version }) => version === now.version) ? [now] : []
}

type Attempt = Promise<Loaded | Failed>

/** Resolves to the first screen that arrives, or to the failure of the first attempt if no screen arrives. */
const firstOf = (attempts: readonly Attempt[]): Attempt =>
  Promise.any(
    attempts.map(async (attempt) => {
      const result = await attempt
      if ('screen' in result) return result
      throw result
    }),
  ).catch(({ errors }: AggregateError) => errors[0] as Failed)

/** Returns the releases to try after one release has failed (`early`) or is slow (`early` is undefined). */
async function nextAfter(
  early: Failed | undefined,
  { transport, pageRequest, releases: [release, ...others] }: Turn,
): Promise<readonly Release[]> {
  const isGone = early?.reason === 'gone' && release.version === pageRequest.version
  return isGone ? [...(await replacementFor(transport, pageRequest, [release, ...others])), ...others] : others
}

interface Turn {
  transport: Transport
  pageRequest: PageRequest
  releases: readonly [Release, ...Release[]]
}

/** Tries releases in order: the next one starts when the previous one has failed or is slow. */
async function tryInTurn(turn: Turn): Attempt {
  const { transport, pageRequest, releases } = turn
  const [release, ...others] = releases
  const attempt = tryRelease(transport, release, pageRequest)
  const early = await (others.length > 0 ? Promise.race([attempt, transport.wait(overtakeAfter)]) : attempt)
  if (early && 'screen' in early) return early
  const [next, ...rest] = await nextAfter(early ?? undefined, turn)
  if (!next) return attempt
  const failure = early ?? { reason: 'slow', error: undefined, release }
  reportFailure(errorOf(pageRequest, failure), next.version)
  return firstOf([attempt, tryInTurn({ transport, pageRequest, releases: [next, ...rest] })])
}

const errorOf = ({ area, path: page }: PageRequest, { reason: found, error: cause, release: { version } }: Failed) =>
  new RemoteError({ reason: found === 'gone' ? 'down' : found, area, version, page, cause })

async function loadFirst(transport: Transport, pageRequest: PageRequest): Promise<Loaded> {
  const [release, ...others] = await pageRequest.releases
  const { area, version, path: page } = pageRequest
  if (!release) throw new RemoteError({ reason: 'down', area, version, page })
  const result = await tryInTurn({ transport, pageRequest, releases: [release, ...others] })
  if (!('screen' in result)) throw errorOf(pageRequest, result)
  pageRequest.onLoad?.(result)
  return result
}

/**
 * Loads the screen of a page from the current release, or from the previous release if that fails. If a file no
 * longer exists, reads the registry again, only once, and tries the release that it names. Rejects with a
 * `RemoteError` about the current release if no release works. Also rejects if none has arrived after `answerWithin`;
 * the `late` promise of that error continues waiting.
 */
export async function loadScreen(transport: Transport, pageRequest: PageRequest): Promise<Loaded> {
  const { area, version, path: page } = pageRequest
  const loading = loadFirst(transport, pageRequest)
  const expire = async () => {
    await transport.wait(answerWithin)
    throw new RemoteError({ reason: navigator.onLine ? 'slow' : 'offline', area, version, page, late: loading })
  }
  return Promise.race([loading, expire()])
}

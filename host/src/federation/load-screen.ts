import { type Area, lazyOf, type Release } from '@lekta/shared/routing'
import type { ComponentType } from 'react'
import { type FailureReason, RemoteError } from './remote-error'

/** What loading needs of the world; a test gives its own. */
export interface Transport {
  /** The area that a release exposes. A try after a failure is `fresh`: nothing cached may answer it. */
  load: (release: Release, fresh: boolean) => Promise<Area>
  /** Why a load failed, or `gone` when its file is no longer there. */
  diagnose: (error: unknown, release: Release) => Promise<FailureReason | 'gone'>
  /** What the registry says now about an area; asked when a file is gone. */
  reread: (area: string) => Promise<Release | null>
  wait: (milliseconds: number) => Promise<void>
}

/** Pauses before the second and the third try. */
export const backOff = [300, 1200] as const

/** The only part of the contract's version that an older remote cannot live with. */
const major = (version: string) => version.split('.')[0]

export const fits = (release: Release, contract: string) => major(release.contract) === major(contract)

async function screenOf(area: Area, path: string): Promise<ComponentType> {
  const load = lazyOf(area, path)
  if (!load) throw new Error(`The area ${area.name} has no page ${path}.`)
  return (await load()).default
}

/** A reason that no further try can heal. */
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

async function tryOnce({ load, diagnose }: Transport, release: Release, path: string, fresh: boolean) {
  try {
    const area = await load(release, fresh)
    return { area, screen: await screenOf(area, path), release } satisfies Loaded
  } catch (error) {
    return { reason: await diagnose(error, release), error, release } satisfies Failed
  }
}

/** Where the network is the trouble, a second release is not waited for as long as the first. */
const isNetwork = (reason: FailureReason | 'gone') => reason === 'slow' || reason === 'offline'

/** One release, tried again after each pause. */
async function tryRelease(
  transport: Transport,
  release: Release,
  { path, contract }: Wanted,
  pauses: readonly number[],
): Promise<Loaded | Failed> {
  if (!fits(release, contract)) return { reason: 'mismatch', error: undefined, release }
  let result = await tryOnce(transport, release, path, false)
  for (const pause of pauses) {
    if ('screen' in result || isFinal(result.reason)) return result
    await transport.wait(pause)
    result = await tryOnce(transport, release, path, true)
  }
  return result
}

interface Wanted {
  area: string
  /** A page's, or `dashboardPart`. */
  path: string
  /** The contract's version in this portal. */
  contract: string
  /** In the order in which they are tried: the current one, then the one before it. */
  releases: readonly Release[]
}

/**
 * The screen of a page: from the current release, else from the one before it. When a file is gone, the registry is
 * read again, once, and what it now names is tried. Rejects with a `RemoteError` about the current release.
 */
export async function loadScreen(transport: Transport, wanted: Wanted): Promise<Loaded> {
  const { area, releases } = wanted
  let first: Failed | undefined
  let rest = [...releases]
  let reread = false
  for (let release = rest.shift(); release; release = rest.shift()) {
    const pauses = first && isNetwork(first.reason) ? [] : backOff
    const result = await tryRelease(transport, release, wanted, pauses)
    if ('screen' in result) return result
    first ??= result
    if (result.reason !== 'gone' || reread) continue
    reread = true
    const now = await transport.reread(area)
    if (now && !releases.some(({ version }) => version === now.version)) rest = [now, ...rest]
  }
  const reason = first?.reason === 'gone' ? 'down' : (first?.reason ?? 'down')
  throw new RemoteError({ reason, area, version: first?.release.version ?? '', cause: first?.error })
}

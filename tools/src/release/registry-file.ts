import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Registry, Release } from '@lekta/shared/routing/registry'
import { withLock } from '../lock'

const registryIn = (dist: string) => join(dist, 'remotes.json')

/** Returns the registry; empty before the first release. Throws if it cannot be read. */
export function readRegistry(dist: string): Registry {
  try {
    return JSON.parse(readFileSync(registryIn(dist), 'utf8')) as Registry
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new Error(`${registryIn(dist)} cannot be read: ${(error as Error).message}`)
  }
}

function write(dist: string, registry: Registry) {
  const file = registryIn(dist)
  const next = `${file}.${randomBytes(4).toString('hex')}`
  writeFileSync(next, JSON.stringify(registry))
  // A rename is atomic: readers see either the old file or the new one.
  renameSync(next, file)
}

/** Changes the registry under a lock, so that no concurrent release is lost. Resolves with the new registry. */
export const changeRegistry = (dist: string, change: (registry: Registry) => Registry) =>
  withLock(`${registryIn(dist)}.lock`, () => {
    const next = change(readRegistry(dist))
    write(dist, next)
    return next
  })

/** Serves a release. The release that was served until now becomes `previous`. */
export const flip = (dist: string, area: string, release: Release) =>
  changeRegistry(dist, (registry) => {
    const before = registry[area]
    if (before?.current.version === release.version) return { ...registry, [area]: { ...before, current: release } }
    return { ...registry, [area]: { current: release, previous: before?.current ?? null } }
  })

/** Returns the current and the previous release of an area. Throws if there is no previous one. */
function reversibleLine(registry: Registry, area: string) {
  const { current, previous } = registry[area] ?? {}
  if (!current || !previous) throw new Error(`The remote “${area}” has no release to go back to.`)
  return { current, previous }
}

/** Swaps the current and the previous release of an area. Returns the release that is now current. */
export async function flipBack(dist: string, area: string): Promise<Release> {
  reversibleLine(readRegistry(dist), area)
  const registry = await changeRegistry(dist, (before) => {
    const { current, previous } = reversibleLine(before, area)
    return { ...before, [area]: { current: previous, previous: current } }
  })
  return reversibleLine(registry, area).current
}

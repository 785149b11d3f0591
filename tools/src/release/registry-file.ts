import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadArea } from '../build/read-area'
import { withLock } from '../lock'

/** A release in the registry, as `current` or `previous`. The portal reads it as `Release`. */
export interface ReleaseLine {
  version: string
  manifest: string
  entry: string
  container: string
  contract: string
  files: Record<string, string>
  preload: Record<string, string[]>
  area: ReadArea['table']
}

export type RegistryFile = Record<string, { current: ReleaseLine; previous: ReleaseLine | null }>

const registryIn = (dist: string) => join(dist, 'remotes.json')

/** Returns the registry; empty before the first release. Throws if it cannot be read. */
export function readRegistry(dist: string): RegistryFile {
  try {
    return JSON.parse(readFileSync(registryIn(dist), 'utf8')) as RegistryFile
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new Error(`${registryIn(dist)} cannot be read: ${(error as Error).message}`)
  }
}

function write(dist: string, registry: RegistryFile) {
  const file = registryIn(dist)
  const next = `${file}.${randomBytes(4).toString('hex')}`
  writeFileSync(next, JSON.stringify(registry))
  // A rename is atomic: readers see either the old file or the new one.
  renameSync(next, file)
}

/** Changes the registry under a lock, so that no concurrent release is lost. Resolves with the new registry. */
export const changeRegistry = (dist: string, change: (registry: RegistryFile) => RegistryFile) =>
  withLock(`${registryIn(dist)}.lock`, () => {
    const next = change(readRegistry(dist))
    write(dist, next)
    return next
  })

/** Serves a release. The release that was served until now becomes `previous`. */
export const flip = (dist: string, area: string, release: ReleaseLine) =>
  changeRegistry(dist, (registry) => {
    const before = registry[area]
    if (before?.current.version === release.version) return { ...registry, [area]: { ...before, current: release } }
    return { ...registry, [area]: { current: release, previous: before?.current ?? null } }
  })

/** Returns the current and the previous release of an area. Throws if there is no previous one. */
function reversibleLine(registry: RegistryFile, area: string) {
  const { current, previous } = registry[area] ?? {}
  if (!current || !previous) throw new Error(`The remote “${area}” has no release to go back to.`)
  return { current, previous }
}

/** Swaps the current and the previous release of an area. Returns the release that is now current. */
export async function flipBack(dist: string, area: string): Promise<ReleaseLine> {
  reversibleLine(readRegistry(dist), area)
  const registry = await changeRegistry(dist, (before) => {
    const { current, previous } = reversibleLine(before, area)
    return { ...before, [area]: { current: previous, previous: current } }
  })
  return reversibleLine(registry, area).current
}

import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadArea } from '../build/read-area'
import { withLock } from '../lock'

/** One line of the registry's `current` or `previous`; the shape that the portal reads as `Release`. */
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

/** Returns the current registry; empty before the first release. Throws any other error. */
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
  // A rename is one step: a reader sees the whole old file or the whole new one.
  renameSync(next, file)
}

/** Changes the registry in one step that no other release can come between. */
export const changeRegistry = (dist: string, change: (registry: RegistryFile) => RegistryFile) =>
  withLock(`${registryIn(dist)}.lock`, () => {
    const next = change(readRegistry(dist))
    write(dist, next)
    return next
  })

/** Serves a release from now on; the one before it stays within reach. */
export const flip = (dist: string, area: string, release: ReleaseLine) =>
  changeRegistry(dist, (registry) => {
    const before = registry[area]
    if (before?.current.version === release.version) return { ...registry, [area]: { ...before, current: release } }
    return { ...registry, [area]: { current: release, previous: before?.current ?? null } }
  })

/** The line of an area that has a release to go back to. Throws when it has none. */
function reversibleLine(registry: RegistryFile, area: string) {
  const { current, previous } = registry[area] ?? {}
  if (!current || !previous) throw new Error(`The remote “${area}” has no release to go back to.`)
  return { current, previous }
}

/** Serves the release before the current one again; the two change places. Returns the release that is served now. */
export async function flipBack(dist: string, area: string): Promise<ReleaseLine> {
  reversibleLine(readRegistry(dist), area)
  const registry = await changeRegistry(dist, (before) => {
    const { current, previous } = reversibleLine(before, area)
    return { ...before, [area]: { current: previous, previous: current } }
  })
  return reversibleLine(registry, area).current
}

import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ReadArea } from './read-area'

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

/** The registry as it stands; empty before the first release. Any other fault is thrown. */
export function readRegistry(dist: string): RegistryFile {
  try {
    return JSON.parse(readFileSync(registryIn(dist), 'utf8')) as RegistryFile
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new Error(`${registryIn(dist)} cannot be read: ${(error as Error).message}`)
  }
}

const staleAfter = 60_000

const isStale = (lock: string) => {
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  return age > staleAfter
}

/** Holds the registry's lock while `act` runs; a lock that somebody left behind falls after a minute. */
async function locked<T>(dist: string, act: () => T, patience = 30_000): Promise<T> {
  const lock = `${registryIn(dist)}.lock`
  const deadline = Date.now() + patience
  mkdirSync(dist, { recursive: true })
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (isStale(lock)) rmSync(lock, { recursive: true, force: true })
      else if (Date.now() > deadline) throw new Error('Another release holds the registry; try again when it is done.')
      else await wait(50)
    }
  }
  try {
    return act()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function write(dist: string, registry: RegistryFile) {
  const file = registryIn(dist)
  const next = `${file}.${randomBytes(4).toString('hex')}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(next, JSON.stringify(registry))
  // A rename is one step: a reader sees the whole old file or the whole new one.
  renameSync(next, file)
}

/** Changes the registry in one step that no other release can come between. */
export const changeRegistry = (dist: string, change: (registry: RegistryFile) => RegistryFile) =>
  locked(dist, () => {
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

/** Serves the release before the current one again; the two change places. */
export const flipBack = (dist: string, area: string) =>
  changeRegistry(dist, (registry) => {
    const line = registry[area]
    if (!line?.previous) throw new Error(`The remote “${area}” has no release to go back to.`)
    return { ...registry, [area]: { current: line.previous, previous: line.current } }
  })

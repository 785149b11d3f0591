import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withDraft } from '../build/draft'
import { remotePackage, servedDist, testedDist } from '../packages'
import { type BuildRelease, buildRelease, readLine, type Version, versionAt, writeLine } from './build-release'
import { withPartLock } from './part-lock'
import { flip, flipBack, type ReleaseLine, readRegistry } from './registry-file'

const versionOf = (area: string) => versionAt(remotePackage(area).directory)

const folderOf = (dist: string, { area, version }: Version) => join(dist, 'remotes', area, version)

/** Returns whether a remote has never been released. */
export const isUnreleased = (area: string, dist = servedDist()) => !readRegistry(dist)[area]

/** Returns whether the served release of a remote was built from the current working tree. */
export const isServed = (area: string, dist = servedDist()) =>
  readRegistry(dist)[area]?.current.version === versionOf(area).version

/** Copies the release from the served or the tested portal if it is there; otherwise builds it. */
const copyOrBuild: BuildRelease = async (release, folder) => {
  const candidates = [servedDist(), testedDist].map((dist) => folderOf(dist, release))
  const existing = candidates.find((candidate) => readLine(candidate))
  if (existing) cpSync(existing, folder, { recursive: true })
  return readLine(folder) ?? buildRelease(release, folder)
}

/** Adds a release and serves it. Removes its files again if it cannot be served. */
async function addRelease(release: Version, draft: string, dist: string, build: BuildRelease): Promise<ReleaseLine> {
  const folder = folderOf(dist, release)
  const line = await build(release, draft)
  writeLine(draft, line)
  mkdirSync(dirname(folder), { recursive: true })
  renameSync(draft, folder)
  try {
    await flip(dist, release.area, line)
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw error
  }
  return line
}

/**
 * Builds a remote, unless this version already exists, and serves it. Does not change the host or other remotes. A
 * second release of the same remote waits for the first. A failed release changes nothing.
 */
export async function release(area: string, dist = servedDist(), build = copyOrBuild): Promise<ReleaseLine> {
  const version = versionOf(area)
  // Throws before the slow build if the registry cannot be read.
  readRegistry(dist)
  return withPartLock(dist, area, async () => {
    const existing = readLine(folderOf(dist, version))
    if (!existing) return withDraft(join(dist, `.draft-${area}`), (draft) => addRelease(version, draft, dist, build))
    await flip(dist, area, existing)
    return existing
  })
}

/** Serves the previous release of a remote again, and returns it. */
export async function rollback(area: string, dist = servedDist()): Promise<ReleaseLine> {
  remotePackage(area)
  return flipBack(dist, area)
}

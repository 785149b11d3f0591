import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Release, toPortalRelease } from '@lekta/shared/routing/registry'
import { withDraft } from '../build/draft'
import { precompress } from '../build/precompress'
import { filesIn } from '../package/describe-files'
import { remotePackage, servedDist, testedDist } from '../packages'
import {
  type BuildRelease,
  buildRelease,
  readDescription,
  type Version,
  versionAt,
  writeDescription,
} from './build-release'
import { withPartLock } from './part-lock'
import { flip, flipBack, readRegistry } from './registry-file'

const versionOf = (area: string) => versionAt(remotePackage(area).directory)

/** Where the server serves the releases in `dist`. */
const base = '/remotes'

const folderOf = (dist: string, { area, version }: Version) => join(dist, 'remotes', area, version)

/** Returns whether a remote has never been released. */
export const isUnreleased = (area: string, dist = servedDist()) => !readRegistry(dist)[area]

/** Returns whether the served release of a remote was built from the current working tree. */
export const isServed = (area: string, dist = servedDist()) =>
  readRegistry(dist)[area]?.current.version === versionOf(area).version

/** Builds a release with a compressed copy of each file. */
const buildCompressed: BuildRelease = async (release, folder) => {
  const content = await buildRelease(release, folder)
  const compressed = new Set(filesIn(folder).filter((file) => /\.(gz|br)$/.test(file)))
  const files = Object.keys(content.files).filter((file) => !compressed.has(`${file}.gz`))
  await precompress(files.map((file) => join(folder, file)))
  return content
}

/** Copies the release from the served or the tested portal if it is there; otherwise builds it. */
const copyOrBuild: BuildRelease = async (release, folder) => {
  const candidates = [servedDist(), testedDist].map((dist) => folderOf(dist, release))
  const existing = candidates.find((candidate) => readDescription(candidate))
  if (existing) cpSync(existing, folder, { recursive: true })
  return readDescription(folder) ?? buildCompressed(release, folder)
}

/** Adds a release and serves it. Removes its files again if it cannot be served. */
async function addRelease(release: Version, draft: string, dist: string, build: BuildRelease): Promise<Release> {
  const folder = folderOf(dist, release)
  const content = await build(release, draft)
  writeDescription(draft, content)
  mkdirSync(dirname(folder), { recursive: true })
  renameSync(draft, folder)
  const line = toPortalRelease(content, base)
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
export async function release(area: string, dist = servedDist(), build = copyOrBuild): Promise<Release> {
  const version = versionOf(area)
  // Throws before the slow build if the registry cannot be read.
  readRegistry(dist)
  return withPartLock(dist, area, async () => {
    const existing = readDescription(folderOf(dist, version))
    if (!existing) return withDraft(join(dist, `.draft-${area}`), (draft) => addRelease(version, draft, dist, build))
    const line = toPortalRelease(existing, base)
    await flip(dist, area, line)
    return line
  })
}

/** Serves the previous release of a remote again, and returns it. */
export async function rollback(area: string, dist = servedDist()): Promise<Release> {
  remotePackage(area)
  return flipBack(dist, area)
}

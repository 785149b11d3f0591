import { hostIsBuilt, hostIsMissing, releaseHost } from '../build/build-host'
import { remoteNames } from '../packages'
import { isServed, isUnreleased, release } from './release'

/** Returns the parts in which the portal is built and served: `host`, and the area name of each remote. */
export const partNames = (): string[] => ['host', ...remoteNames()]

/** Returns whether a portal has no version of a part. */
export const isMissing = (part: string, dist: string): boolean =>
  part === 'host' ? hostIsMissing(dist) : isUnreleased(part, dist)

/** Returns whether a part of a portal was built from the current working tree. */
export const isCurrent = (part: string, dist: string): boolean =>
  part === 'host' ? hostIsBuilt(dist) : isServed(part, dist)

/** Builds a part from the working tree and serves it. Returns its version; null for the host, which has none. */
export async function releasePart(part: string, dist: string): Promise<string | null> {
  if (part !== 'host') return (await release(part, dist)).version
  await releaseHost(dist)
  return null
}

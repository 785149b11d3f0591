import { hostIsBuilt, hostIsMissing, releaseHost } from '../build/build-host'
import { remoteNames } from '../packages'
import { isServed, isUnreleased, release } from './release'

/** The portal is built and served in parts: the host, and each remote by its area's name. */
export const partNames = (): string[] => ['host', ...remoteNames()]

/** Whether a portal has no such part, neither this version nor another. */
export const isMissing = (part: string, dist: string): boolean =>
  part === 'host' ? hostIsMissing(dist) : isUnreleased(part, dist)

/** Whether a part of a portal was built from the working tree as it is now. */
export const isCurrent = (part: string, dist: string): boolean =>
  part === 'host' ? hostIsBuilt(dist) : isServed(part, dist)

/** Builds a part from the working tree and serves it from now on. Returns its version; null for the host, which has none. */
export async function releasePart(part: string, dist: string): Promise<string | null> {
  if (part !== 'host') return (await release(part, dist)).version
  await releaseHost(dist)
  return null
}

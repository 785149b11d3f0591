import type { Registry, Release } from '@lekta/shared/routing'
import { RemoteError } from './failures/remote-error'
import type { Transport } from './load-screen'
import { releaseId } from './recovery/tab-record'

interface Sources {
  registry: Registry
  reread: Transport['reread']
  /** Ids of the releases that froze or emptied this tab's page. */
  broken: readonly string[]
}

/** Tracks which releases of each area can be used, in the order in which they are tried. */
export function createCandidates({ registry, reread, broken }: Sources) {
  const lines = new Map(Object.entries(registry))
  const inForce = new Map<string, Release>()
  const dropped = new Map<string, Map<string, RemoteError>>()
  const rereading = new Map<string, Promise<void>>()
  const isBroken = (area: string, version: string) => broken.includes(releaseId(area, version))
  const currentOf = (area: string) => lines.get(area)?.current
  const of = (area: string) => {
    const line = lines.get(area)
    const named = [inForce.get(area), line?.current, line?.previous].filter((release) => release != null)
    const usable = named.filter(({ version }) => !dropped.get(area)?.has(version) && !isBroken(area, version))
    return usable.filter((release, i) => usable.findIndex(({ version }) => version === release.version) === i)
  }
  return {
    of,
    /** Returns an error for each current release that may not run in this tab. */
    stopped: () =>
      [...lines].flatMap(([area, { current }]) => {
        if (!isBroken(area, current.version)) return []
        return [new RemoteError({ reason: 'stopped', area, version: current.version })]
      }),
    versionOf: (area: string) => (of(area)[0] ?? currentOf(area))?.version ?? '',
    /** Makes a release the first choice for the other pages of its area, because its code is loaded and works. */
    use: (area: string, release: Release) => void inForce.set(area, release),
    /** Stops using a release until `startOver` is called. */
    drop(failure: RemoteError) {
      const { area, version } = failure
      dropped.set(area, new Map([...(dropped.get(area) ?? []), [version, failure]]))
      if (inForce.get(area)?.version === version) inForce.delete(area)
    },
    /**
     * Waits for a pending read of the registry, and then returns the usable releases. Rejects with a `RemoteError` if
     * no release is left.
     */
    async whenRead(area: string): Promise<readonly Release[]> {
      await rereading.get(area)
      const releases = of(area)
      if (releases.length > 0) return releases
      const version = currentOf(area)?.version ?? ''
      const reason = isBroken(area, version) ? 'stopped' : 'down'
      throw dropped.get(area)?.get(version) ?? new RemoteError({ reason, area, version })
    },
    /** Forgets the failures of an area and reads the registry again. */
    startOver(area: string) {
      inForce.delete(area)
      dropped.delete(area)
      const read = reread(area).then((line) => void (line && lines.set(area, line)))
      rereading.set(area, read)
    },
  }
}

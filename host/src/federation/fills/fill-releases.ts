import type { Release } from '@lekta/shared/routing'
import type { RemoteError } from '../failures/remote-error'

/** Where the releases of an area come from. */
interface Candidates {
  of: (area: string) => readonly Release[]
  whenRead: (area: string) => Promise<readonly Release[]>
}

/**
 * Tracks which releases have failed in which slot. Such a release is not used in that slot again, but the pages of its
 * area continue with it: what another area's page shows must not replace an area's own pages.
 */
export function createFillReleases({ of, whenRead }: Candidates) {
  const dropped = new Map<string, Map<string, RemoteError>>()
  const idOf = (area: string, slot: string) => `${area}/${slot}`
  const usable = (area: string, slot: string, releases: readonly Release[]) =>
    releases.filter(({ version }) => !dropped.get(idOf(area, slot))?.has(version))
  return {
    /** Returns the usable releases. Rejects with the first failure if none is left. */
    async whenRead(area: string, slot: string): Promise<readonly Release[]> {
      const left = usable(area, slot, await whenRead(area))
      const [failure] = dropped.get(idOf(area, slot))?.values() ?? []
      if (left.length === 0 && failure) throw failure
      return left
    },
    /** Stops using a release in a slot. Returns the version that is used instead, or undefined. */
    drop(failure: RemoteError, slot: string): string | undefined {
      const id = idOf(failure.area, slot)
      dropped.set(id, new Map([...(dropped.get(id) ?? []), [failure.version, failure]]))
      return usable(failure.area, slot, of(failure.area))[0]?.version
    },
    /** Forgets the failures of an area. */
    startOver(area: string) {
      for (const id of dropped.keys()) if (id.startsWith(`${area}/`)) dropped.delete(id)
    },
  }
}

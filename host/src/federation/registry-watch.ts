import type { Boot, Registry } from '@lekta/shared/routing'

/** Notices, while a page is open, that the portal serves other releases than when the page was loaded. */
export interface RegistryWatch {
  /** Receives the tag of the releases that the server serves this user now. */
  hear: (tag: string) => void
  /**
   * Whether an area has another release than the page was loaded with, or none any more. The host, which has no
   * releases in the registry, is outdated if any area is.
   */
  isOutdated: (area: string) => boolean
}

interface Sources {
  boot: Pick<Boot, 'registry' | 'tag'>
  /** Areas that a developer has replaced in this tab, which are never outdated. */
  overridden: readonly string[]
  /** Reads the registry again; null if it cannot be read. */
  read: () => Promise<{ registry: Registry; tag: string } | null>
  wait: (milliseconds: number) => Promise<void>
}

/** Returns the areas whose current release differs between two registries, or that only one of them has. */
function differences(before: Registry, now: Registry): string[] {
  const areas = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...areas].filter((area) => before[area]?.current.version !== now[area]?.current.version)
}

/** Milliseconds to wait after the server has named one registry and sent another. */
export const agreeWithin = 5000

/** A registry that never changes, such as that of a page without a server. */
export const constantRegistry: RegistryWatch = {
  hear: () => undefined,
  isOutdated: () => false,
}

/** Compares the registry with which the page was loaded with that of the server, whenever its tag differs. */
export function createRegistryWatch({ boot, overridden, read, wait }: Sources): RegistryWatch {
  let seen = boot.tag
  let latest = boot.tag
  let reading = false
  let outdated: readonly string[] = []

  async function catchUp() {
    reading = true
    while (latest !== seen) {
      const target = latest
      const answer = await read()
      // Without an answer, the next tag tries again.
      if (!answer) break
      seen = answer.tag
      outdated = differences(boot.registry, answer.registry).filter((area) => !overridden.includes(area))
      if (answer.tag === target) continue
      // Two servers differ for a few seconds after a change, and two accounts of one browser may differ for longer.
      if (latest === target) latest = answer.tag
      await wait(agreeWithin)
    }
    reading = false
  }

  return {
    hear(tag) {
      latest = tag
      if (tag !== seen && !reading) void catchUp()
    },
    isOutdated: (area) => outdated.includes(area) || (outdated.length > 0 && !Object.hasOwn(boot.registry, area)),
  }
}

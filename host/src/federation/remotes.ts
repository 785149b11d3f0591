import { contractVersion } from '@lekta/shared/contract/contract'
import type { Area, AreaTable, Boot, Release, Words } from '@lekta/shared/routing'
import type { ComponentType } from 'react'
import { loadAhead } from './load-ahead'
import { loadScreen, type Transport } from './load-screen'
import { createTransport } from './transport'

/** The areas of this portal, loaded when they are needed. */
export interface Remotes {
  /** The tables in force: of the current releases, or of a developer's overrides. */
  areas: readonly AreaTable[]
  /** Names of the areas that a developer has pointed elsewhere. */
  overrides: readonly string[]
  /** Starts to load an area's code; a failure waits for `loadScreen` to meet it. */
  preload: (area: string) => void
  /** The component that draws a page, by the page's path pattern, or an area's cards by `dashboardPart`. Rejects with a `RemoteError`. */
  loadScreen: (area: string, path: string) => Promise<ComponentType>
  /** The same once it has been loaded, for a page that must be drawn at once. */
  atHand?: (area: string, path: string) => ComponentType | undefined
  /** Starts over: the next `loadScreen` tries the current release again. */
  retry: (area: string) => void
  /** The version that is loaded, or would be. */
  versionOf: (area: string) => string
}

export interface Parts {
  boot: Boot & { overrides?: readonly string[] }
  transport: Transport
  /** Receives an area's Indonesian words once its code is here. */
  onWords?: (words: Words) => void
  /** Receives an area that was preloaded, once: its pages can be loaded before somebody opens them. */
  onPreloaded?: (area: Area) => void
}

/** The areas of a registry over a transport that loads their code. */
export function remotesOver({ boot, transport, onWords, onPreloaded }: Parts): Remotes {
  const { registry } = boot
  const inForce = new Map<string, Release>()
  const known = new Set<Area>()
  const preloaded = new Set<Area>()
  const releasesOf = (name: string) => {
    const line = registry[name]
    const candidates = [inForce.get(name), line?.current, line?.previous].filter((release) => release != null)
    return [...new Set(candidates)]
  }
  const welcome = (name: string, area: Area, release: Release) => {
    inForce.set(name, release)
    if (known.has(area)) return
    known.add(area)
    onWords?.(area.words.id)
  }
  const goAhead = (area: Area) => {
    if (preloaded.has(area)) return
    preloaded.add(area)
    onPreloaded?.(area)
  }
  return {
    areas: Object.values(registry).map(({ current }) => current.area),
    overrides: boot.overrides ?? [],
    preload(name) {
      const release = releasesOf(name)[0]
      // Whoever opens a page of the area tries again and shows what went wrong.
      if (release) transport.load(release, false).then(goAhead, () => undefined)
    },
    async loadScreen(name, path) {
      const wanted = { area: name, path, contract: contractVersion, releases: releasesOf(name) }
      const { area, screen, release } = await loadScreen(transport, wanted)
      welcome(name, area, release)
      return screen
    },
    retry: (name) => void inForce.delete(name),
    versionOf: (name) => releasesOf(name)[0]?.version ?? '',
  }
}

/** The areas of the portal that the server wrote into the page. */
export const createRemotes = (boot: Parts['boot'], onWords?: (words: Words) => void): Remotes =>
  remotesOver({ boot, transport: createTransport(), onWords, onPreloaded: loadAhead })

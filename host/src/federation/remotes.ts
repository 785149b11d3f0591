import { contractVersion } from '@lekta/shared/contract/contract'
import type { Area, AreaTable, Boot, Release, Words } from '@lekta/shared/routing'
import type { ComponentType } from 'react'
import { createCandidates } from './candidates'
import type { RemoteError } from './failures/remote-error'
import { reportFailure } from './failures/report-failure'
import { createFillReleases } from './fills/fill-releases'
import { loadAhead } from './load-ahead'
import { type Loaded, loadScreen, type Transport } from './load-screen'
import { loadOverrides, noOverrides, type Overrides } from './override'
import { readBroken, settleLastPage } from './recovery/tab-record'
import { type ReleaseWatch, watchReleases } from './release-watch'
import { createTransport } from './transport'

/** A loaded page component. */
export interface LoadedScreen {
  Screen: ComponentType
  /** The version of its release; empty for the host's own pages. */
  version: string
}

/** The areas of this portal. Their code is loaded when it is needed. */
export interface Remotes {
  /** The page tables in use, from the current releases or from a developer's overrides. */
  areas: readonly AreaTable[]
  /** The overrides that a developer uses, or has tried to use. */
  overrides: Overrides
  /** Starts to load an area's code. If that fails, `loadScreen` reports the error. */
  preload: (area: string) => void
  /** Loads a page by its path pattern, or an area's cards by `dashboardPart`. Rejects with a `RemoteError`. */
  loadScreen: (area: string, path: string) => Promise<LoadedScreen>
  /** Returns the screen if it is loaded already, for a page that must render synchronously. */
  loadedScreen?: (area: string, path: string) => LoadedScreen | undefined
  /**
   * Stops using a release whose page failed, until `retry`. Returns whether another release is left with which the
   * page can be loaded again.
   */
  dropRelease: (failure: RemoteError) => boolean
  /** Loads what an area shows in a slot. Rejects with a `RemoteError`. */
  loadFill: (area: string, slot: string) => Promise<LoadedScreen>
  /**
   * Stops using a release in a slot where it failed, until `retry`; the area's pages continue with it. Returns whether
   * another release is left for the slot.
   */
  dropFill: (failure: RemoteError, slot: string) => boolean
  /** Marks a release's page as on display until the returned function is called. */
  show: (area: string, version: string) => () => void
  /** Starts over: the next `loadScreen` reads the registry again and tries the releases that it names. */
  retry: (area: string) => void
  /** Returns the version that is loaded, or that would be loaded. */
  versionOf: (area: string) => string
}

export interface RemotesDeps {
  boot: Boot & { overrides?: Overrides }
  transport: Transport
  /** Records which release's page is on display. */
  watch: Pick<ReleaseWatch, 'show'>
  /** Ids of the releases that froze or emptied this tab's page. */
  broken?: readonly string[]
  /** Receives an area's Indonesian words once its code is loaded. */
  onWords?: (words: Words) => void
  /** Receives the area and the version of a release that has been loaded. */
  onRelease?: (area: string, version: string) => void
  /** Receives each preloaded area once, so that its pages can be loaded before the user opens them. */
  onPreloaded?: (area: Area) => void
}

/** Passes each area's words, and each preloaded area, to the portal once. */
function createReceiver({ onWords, onPreloaded }: RemotesDeps) {
  const seenAreas = new Set<Area>()
  const preloaded = new Set<Area>()
  return {
    loaded(area: Area) {
      if (seenAreas.has(area)) return
      seenAreas.add(area)
      onWords?.(area.words.id)
    },
    preloaded(area: Area) {
      if (preloaded.has(area)) return
      preloaded.add(area)
      onPreloaded?.(area)
    },
  }
}

/** Returns the areas of a registry; `transport` loads their code. */
export function createRemotesWith(deps: RemotesDeps): Remotes {
  const { boot, transport, broken = [] } = deps
  const candidates = createCandidates({ registry: boot.registry, reread: transport.reread, broken })
  const fills = createFillReleases(candidates)
  const welcome = createReceiver(deps)
  const load = async (
    area: string,
    path: string,
    releases: Promise<readonly Release[]>,
    onLoad?: (loaded: Loaded) => void,
  ) => {
    const version = candidates.versionOf(area)
    const { screen, release } = await loadScreen(transport, {
      area,
      path,
      contract: contractVersion,
      version,
      releases,
      onLoad(loaded) {
        onLoad?.(loaded)
        deps.onRelease?.(area, loaded.release.version)
        welcome.loaded(loaded.area)
      },
    })
    return { Screen: screen, version: release.version }
  }
  for (const failure of candidates.stopped()) reportFailure(failure, candidates.of(failure.area)[0]?.version)
  return {
    areas: Object.values(boot.registry).map(({ current }) => current.area),
    overrides: boot.overrides ?? noOverrides,
    preload(name) {
      const [release] = candidates.of(name)
      // A failure is ignored here: opening a page of the area tries again and shows the error.
      const load = async (release: Release) => {
        welcome.preloaded(await transport.run(name, release.version, () => transport.load(release, false)))
        await transport.loadTexts(release)
      }
      if (release) load(release).catch(() => undefined)
    },
    loadScreen: (name, path) =>
      load(name, path, candidates.whenRead(name), ({ release }) => candidates.use(name, release)),
    loadFill: (name, slot) => load(name, slot, fills.whenRead(name, slot)),
    dropRelease(failure) {
      candidates.drop(failure)
      const [replacement] = candidates.of(failure.area)
      reportFailure(failure, replacement?.version)
      return replacement !== undefined
    },
    dropFill(failure, slot) {
      const replacement = fills.drop(failure, slot)
      reportFailure(failure, replacement)
      return replacement !== undefined
    },
    show: deps.watch.show,
    retry(area) {
      fills.startOver(area)
      candidates.startOver(area)
    },
    versionOf: candidates.versionOf,
  }
}

/** Excludes overridden areas, because their code may pause at a breakpoint and is reloaded under the same version. */
function exceptOverrides({ run, show }: ReleaseWatch, { active }: Overrides): ReleaseWatch {
  const isOverridden = (name: string) => active.some(({ area }) => area === name)
  return {
    run: (area, version, work) => (isOverridden(area) ? work() : run(area, version, work)),
    show: (area, version) => (isOverridden(area) ? () => undefined : show(area, version)),
  }
}

/** Reads an overridden area from its developer's address, and the others from the registry. */
const rereadWith =
  ({ active }: Overrides, reread: Transport['reread']): Transport['reread'] =>
  async (name) => {
    const override = active.find(({ area }) => area === name)
    return override ? (await loadOverrides()).rereadOverride(override) : reread(name)
  }

interface PortalEvents extends Required<Pick<RemotesDeps, 'onWords' | 'onRelease'>> {
  /** Receives a release whose code is loaded, and what loads its Indonesian texts. Resolves when its pages can be shown. */
  onTexts: (release: string, load: () => Promise<Words>) => Promise<void>
}

/** Creates the areas of the portal from the boot data in the page. */
export function createRemotes(
  boot: Boot & { overrides: Overrides },
  { onWords, onTexts, onRelease }: PortalEvents,
): Remotes {
  settleLastPage()
  const watch = exceptOverrides(watchReleases(), boot.overrides)
  const { loadWords, ...loader } = createTransport(watch.run)
  const transport: Transport = {
    ...loader,
    loadTexts: async (release) => {
      if (release.words) await onTexts(release.container, () => loadWords(release))
    },
    reread: rereadWith(boot.overrides, loader.reread),
  }
  return createRemotesWith({ boot, transport, watch, broken: readBroken(), onWords, onRelease, onPreloaded: loadAhead })
}

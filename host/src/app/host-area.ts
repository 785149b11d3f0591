import { type Area, lazyOf, tableOf } from '@lekta/shared/routing'
import { reportFailure } from '../federation/failures/report-failure'
import type { LoadedScreen, Remotes } from '../federation/remotes'
import { retryImport } from '../lib/retry-import'
import { pendingScreens } from '../shell/pending-screens'

async function loadHostScreen(hostArea: Area, path: string): Promise<LoadedScreen> {
  const load = lazyOf(hostArea, path)
  if (!load) throw new Error(`The shell has no page ${path}.`)
  return { Screen: (await retryImport(load)).default, version: '' }
}

/** Adds the host's own area, which needs no federation, to the remotes. */
export function withHostArea(remotes: Remotes, hostArea: Area): Remotes {
  const loaded = new Map<string, LoadedScreen>()
  const load = async (path: string) => {
    const screen = await loadHostScreen(hostArea, path)
    loaded.set(path, screen)
    return screen
  }
  return {
    ...remotes,
    areas: [tableOf(hostArea), ...remotes.areas],
    preload: (area) => (area === hostArea.name ? undefined : remotes.preload(area)),
    dropRelease(failure) {
      if (failure.area !== hostArea.name) return remotes.dropRelease(failure)
      reportFailure(failure)
      return false
    },
    show: (area, version) => (area === hostArea.name ? () => undefined : remotes.show(area, version)),
    retry: (area) => (area === hostArea.name ? undefined : remotes.retry(area)),
    versionOf: (area) => (area === hostArea.name ? '' : remotes.versionOf(area)),
    loadScreen: (area, path) =>
      pendingScreens.track(area === hostArea.name ? load(path) : remotes.loadScreen(area, path)),
    loadedScreen: (area, path) => (area === hostArea.name ? loaded.get(path) : undefined),
  }
}

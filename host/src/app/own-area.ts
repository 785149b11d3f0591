import { type Area, lazyOf, tableOf } from '@lekta/shared/routing'
import { reportFailure } from '../federation/failures/report-failure'
import type { LoadedScreen, Remotes } from '../federation/remotes'
import { retryImport } from '../lib/retry-import'
import { pendingScreens } from '../shell/pending-screens'

async function loadOwn(own: Area, path: string): Promise<LoadedScreen> {
  const load = lazyOf(own, path)
  if (!load) throw new Error(`The shell has no page ${path}.`)
  return { Screen: (await retryImport(load)).default, version: '' }
}

/** The remotes, and beside them the shell's own area, which needs no federation. */
export function withOwnArea(remotes: Remotes, own: Area): Remotes {
  const loaded = new Map<string, LoadedScreen>()
  const load = async (path: string) => {
    const screen = await loadOwn(own, path)
    loaded.set(path, screen)
    return screen
  }
  return {
    ...remotes,
    areas: [tableOf(own), ...remotes.areas],
    preload: (area) => (area === own.name ? undefined : remotes.preload(area)),
    dropRelease(failure) {
      if (failure.area !== own.name) return remotes.dropRelease(failure)
      reportFailure(failure)
      return false
    },
    show: (area, version) => (area === own.name ? () => undefined : remotes.show(area, version)),
    retry: (area) => (area === own.name ? undefined : remotes.retry(area)),
    versionOf: (area) => (area === own.name ? '' : remotes.versionOf(area)),
    loadScreen: (area, path) => pendingScreens.track(area === own.name ? load(path) : remotes.loadScreen(area, path)),
    loadedScreen: (area, path) => (area === own.name ? loaded.get(path) : undefined),
  }
}

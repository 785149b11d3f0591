import { type Area, lazyOf, tableOf } from '@lekta/shared/routing'
import type { ComponentType } from 'react'
import type { Remotes } from '../federation/remotes'
import { pendingScreens } from './pending-screens'
import { persist } from './persist'

async function loadOwn(own: Area, path: string): Promise<ComponentType> {
  const load = lazyOf(own, path)
  if (!load) throw new Error(`The shell has no page ${path}.`)
  return (await persist(load)).default
}

/** The remotes, and beside them the shell's own area, which needs no federation. */
export function withOwnArea(remotes: Remotes, own: Area): Remotes {
  const loaded = new Map<string, ComponentType>()
  const load = async (path: string) => {
    const screen = await loadOwn(own, path)
    loaded.set(path, screen)
    return screen
  }
  return {
    ...remotes,
    areas: [tableOf(own), ...remotes.areas],
    preload: (area) => (area === own.name ? undefined : remotes.preload(area)),
    retry: (area) => (area === own.name ? undefined : remotes.retry(area)),
    versionOf: (area) => (area === own.name ? '' : remotes.versionOf(area)),
    loadScreen: (area, path) => pendingScreens.track(area === own.name ? load(path) : remotes.loadScreen(area, path)),
    atHand: (area, path) => (area === own.name ? loaded.get(path) : undefined),
  }
}

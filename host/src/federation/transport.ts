import { releasesHeader } from '@lekta/shared/contract/envelope'
import type { Area, Registry, Release, Words } from '@lekta/shared/routing'
import { lazyOnce } from '../lib/lazy-once'
import { addressIn, classifyError, examine } from './failures/diagnose'
import { createIntegrity, publishIntegrity } from './integrity'
import type { Transport } from './load-screen'

interface LegacyContainers {
  load: (release: Release, fresh: boolean) => Promise<Area>
}

interface Containers extends LegacyContainers {
  loadWords: (release: Release) => Promise<Words>
}

const registryTimeout = 2000

/** Reads the registry again. Resolves with null if it cannot be read. */
export async function readRegistry(): Promise<{ registry: Registry; tag: string } | null> {
  try {
    const answer = await fetch('/remotes.json', { cache: 'no-cache', signal: AbortSignal.timeout(registryTimeout) })
    if (!answer.ok) return null
    return { registry: (await answer.json()) as Registry, tag: answer.headers.get(releasesHeader) ?? '' }
  } catch (error) {
    console.error('The registry could not be read again.', error)
    return null
  }
}

const reread: Transport['reread'] = async (area) => (await readRegistry())?.registry[area] ?? null

/** A transport that returns texts instead of adding them. */
export interface Loader extends Omit<Transport, 'loadTexts'> {
  /** Loads the Indonesian texts of a release that has them apart from its code. */
  loadWords: (release: Release) => Promise<Words>
}

/** Loads areas; the loader of their containers is fetched with the first area. */
export function createTransport(run: Transport['run']): Loader {
  const integrity = createIntegrity()
  publishIntegrity(integrity)
  // A loader's own file can fail like any other; the next try loads it again.
  const own = lazyOnce<Containers>(async () => (await import('./containers/containers')).createContainers(integrity))
  const legacy = lazyOnce<LegacyContainers>(async () =>
    (await import('./containers/legacy-containers')).createLegacyContainers(integrity),
  )
  const loading = new Map<string, Promise<Area>>()
  const start = async (release: Release, fresh: boolean) =>
    (await (release.runtime === 'portal' ? own() : legacy())).load(release, fresh)
  return {
    load(release, fresh) {
      const key = release.container
      const started = loading.get(key)
      if (started) return started
      integrity.add(release)
      const load = start(release, fresh)
      loading.set(key, load)
      load.catch(() => loading.delete(key))
      return load
    },
    async loadWords(release) {
      integrity.add(release)
      return (await own()).loadWords(release)
    },
    async diagnose(error, release) {
      const reason = classifyError(error)
      if (reason) return reason
      const url = addressIn(error) ?? release.entry
      const finding = await examine(url, integrity.hashOf(url))
      return finding === 'fine' ? 'down' : finding
    },
    reread,
    run,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  }
}

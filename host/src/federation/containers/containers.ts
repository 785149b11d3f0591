import type { Area, Release, Words } from '@lekta/shared/routing'
import type { Integrity } from '../integrity'
import { type SharedModule, sharedModules } from './shared-modules'

/** The build replaces this. */
declare const process: { env: { NODE_ENV?: string } }

/** In development, the first request for a remote compiles it. */
export const entryTimeoutMs = process.env.NODE_ENV === 'development' ? 120_000 : 8000

/** Where a release's container is loaded from, and its global name. */
export type ContainerSource = Pick<Release, 'container' | 'entry'>

/** What a remote's entry puts into its global variable, as module federation defines it. */
interface Container {
  init: (portal: { provide: (name: string, range: string) => Promise<unknown> }) => void
  /** Loads an exposed module. Resolves with a function that runs it. */
  get: (module: string) => Promise<() => unknown>
}

const readGlobal = (name: string) => (globalThis as unknown as Record<string, Container | undefined>)[name]

/** Returns whether a version is in a range such as `^2.1.0`. */
export function satisfies(version: string, range: string): boolean {
  const [actual, least] = [version, range.replace('^', '')].map((text) => text.split('.').map(Number))
  if (!actual || !least || actual[0] !== least[0]) return false
  const difference = actual.map((part, i) => part - (least[i] ?? 0)).find((part) => part !== 0)
  return (difference ?? 0) >= 0
}

/** Runs the script of a container. Rejects with the words by which `classifyError` recognises the reason. */
function runScript(url: string, hash: string) {
  const script = document.createElement('script')
  script.crossOrigin = 'anonymous'
  script.integrity = hash
  script.src = url
  return new Promise<void>((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      script.remove()
      settle()
    }
    const timer = setTimeout(() => end(() => reject(new Error(`The entry ${url} timed out.`))), entryTimeoutMs)
    script.onload = () => end(resolve)
    script.onerror = () => end(() => reject(new Error(`ScriptNetworkError: ${url} could not be loaded.`)))
    document.head.append(script)
  })
}

async function provide(modules: Readonly<Record<string, SharedModule>>, name: string, range: string) {
  const module = modules[name]
  if (!module) throw new Error(`The portal has no shared module ${name}.`)
  if (!satisfies(module.version, range))
    throw new Error(`Unsatisfied version ${module.version} of the shared module ${name}, which has to be ${range}.`)
  return module.load()
}

/** Loads the containers of releases and gives them the modules that the portal shares. */
export function createContainers(integrity: Integrity) {
  const modules = sharedModules()
  const containers = new Map<string, Promise<Container>>()
  const start = async ({ container: name, entry }: ContainerSource) => {
    const url = new URL(entry, location.href).href
    // A script that fails must not leave the container of an earlier attempt.
    Object.assign(globalThis, { [name]: undefined })
    await runScript(integrity.address(url), integrity.hashOf(url))
    const container = readGlobal(name)
    if (!container) throw new Error(`ScriptExecutionError: ${url} defines no container ${name}.`)
    container.init({ provide: (module, range) => provide(modules, module, range) })
    return container
  }
  const containerOf = (source: ContainerSource, fresh: boolean) => {
    const loaded = containers.get(source.container)
    if (loaded && !fresh) return loaded
    const loading = start(source)
    containers.set(source.container, loading)
    loading.catch(() => containers.delete(source.container))
    return loading
  }
  const read = async <Module>(container: Container, module: string) => (await container.get(module))() as Module
  return {
    /** Returns the area that a release's container exposes. A `fresh` load runs its script again. */
    async load(source: ContainerSource, fresh: boolean): Promise<Area> {
      return (await read<{ area: Area }>(await containerOf(source, fresh), './area')).area
    },
    /** Loads the Indonesian texts of a release that has them apart from its area. */
    loadWords: async (source: ContainerSource): Promise<Words> =>
      (await read<{ words: Words }>(await containerOf(source, false), './words')).words,
    /** Loads an area's fixtures for the standalone page; the area must be loaded first. */
    loadFixtures: async <Fixtures>(source: ContainerSource) =>
      read<Fixtures>(await containerOf(source, false), './fixtures'),
  }
}

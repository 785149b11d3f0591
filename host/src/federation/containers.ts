import * as client from '@lekta/shared/client'
import * as i18n from '@lekta/shared/i18n'
import type { Area, Release } from '@lekta/shared/routing'
import * as routing from '@lekta/shared/routing'
import { createInstance } from '@module-federation/enhanced/runtime'
import * as federationCore from '@module-federation/runtime-core'
import * as react from 'react'
import * as jsx from 'react/jsx-runtime'
import type { Integrity } from './integrity'

/** The versions of the modules that exist only once in a portal; set by the build. */
declare const SHARED_VERSIONS: Record<string, string>

/** The build replaces this. */
declare const process: { env: { NODE_ENV?: string } }

/**
 * Containers do not bundle the core of the federation runtime. They read it from this global variable, whose name the
 * runtime defines.
 */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: federationCore })

/** In development, the first request for a remote compiles it. */
const entryTimeoutMs = process.env.NODE_ENV === 'development' ? 120_000 : 8000

const live: Record<string, () => unknown> = {
  react: () => react,
  'react/jsx-runtime': () => jsx,
  '@lekta/shared/client': () => client,
  '@lekta/shared/routing': () => routing,
  '@lekta/shared/i18n': () => i18n,
}

const lazy: Record<string, () => Promise<unknown>> = {
  // The whole UI library is loaded only with the first area, so that a simple first page stays small.
  '@lekta/shared/ui': () => import('@lekta/shared/ui'),
}

const shareOf = (version: string) => ({
  version,
  scope: 'default',
  strategy: 'loaded-first' as const,
  shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
})

function sharedModules() {
  const modules = Object.entries(SHARED_VERSIONS).map(([name, version]) => {
    const [lib, load] = [live[name], lazy[name]]
    if (!lib && !load) throw new Error(`The portal does not share ${name}.`)
    const source = lib ? { lib } : { get: async () => load && (await load().then((module) => () => module)) }
    return [name, { ...shareOf(version), ...source }]
  })
  return Object.fromEntries(modules)
}

/** Where a release's container is loaded from, and its global name. */
type ContainerSource = Pick<Release, 'container' | 'entry'>

function scriptFor(url: string, integrity: Integrity) {
  const script = document.createElement('script')
  script.crossOrigin = 'anonymous'
  script.integrity = integrity.hashOf(url)
  script.src = url
  return { script, timeout: entryTimeoutMs }
}

/** The only module that uses the federation runtime. */
export function createContainers(integrity: Integrity) {
  const runtime = createInstance({
    name: 'portal',
    remotes: [],
    shared: sharedModules(),
    plugins: [{ name: 'integrity', createScript: ({ url }) => scriptFor(url, integrity) }],
  })
  const register = ({ container, entry }: ContainerSource, fresh: boolean) => {
    const address = integrity.address(new URL(entry, location.href).href)
    const remote = { name: container, entry: address, type: 'global', entryGlobalName: container } as const
    runtime.registerRemotes([remote], { force: fresh })
  }
  return {
    /** Returns the area that a release's container exposes. */
    async load(release: ContainerSource, fresh: boolean): Promise<Area> {
      register(release, fresh)
      const module = await runtime.loadRemote<{ area: Area }>(`${release.container}/area`)
      if (!module) throw new Error(`${release.entry} exposes no area.`)
      return module.area
    },
    /** Loads an area's fixtures for the standalone page; the area must be loaded first. */
    async loadFixtures<Fixtures>({ container }: ContainerSource): Promise<Fixtures> {
      const module = await runtime.loadRemote<Fixtures>(`${container}/fixtures`)
      if (!module) throw new Error(`${container} exposes no fixtures.`)
      return module
    },
  }
}

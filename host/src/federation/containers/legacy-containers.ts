import type { Area } from '@lekta/shared/routing'
import { createInstance } from '@module-federation/enhanced/runtime'
import * as federationCore from '@module-federation/runtime-core'
import type { Integrity } from '../integrity'
import { type ContainerSource, entryTimeoutMs } from './containers'
import { type SharedModule, sharedModules } from './shared-modules'

/**
 * Containers do not bundle the core of the federation runtime. They read it from this global variable, whose name the
 * runtime defines.
 */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: federationCore })

const shareOf = ({ version, load }: SharedModule) => ({
  version,
  scope: 'default',
  strategy: 'loaded-first' as const,
  shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
  get: async () => {
    const module = await load()
    return () => module
  },
})

function scriptFor(url: string, integrity: Integrity) {
  const script = document.createElement('script')
  script.crossOrigin = 'anonymous'
  script.integrity = integrity.hashOf(url)
  script.src = url
  return { script, timeout: entryTimeoutMs }
}

/**
 * Loads the containers of releases from before decision 61, which need the runtime of Module Federation. The only
 * module that uses that runtime.
 */
export function createLegacyContainers(integrity: Integrity) {
  const shared = Object.entries(sharedModules()).map(([name, module]) => [name, shareOf(module)])
  const runtime = createInstance({
    name: 'portal',
    remotes: [],
    shared: Object.fromEntries(shared),
    plugins: [{ name: 'integrity', createScript: ({ url }) => scriptFor(url, integrity) }],
  })
  return {
    /** Returns the area that a release's container exposes. */
    async load({ container, entry }: ContainerSource, fresh: boolean): Promise<Area> {
      const address = integrity.address(new URL(entry, location.href).href)
      const remote = { name: container, entry: address, type: 'global', entryGlobalName: container } as const
      runtime.registerRemotes([remote], { force: fresh })
      const module = await runtime.loadRemote<{ area: Area }>(`${container}/area`)
      if (!module) throw new Error(`${entry} exposes no area.`)
      return module.area
    },
  }
}

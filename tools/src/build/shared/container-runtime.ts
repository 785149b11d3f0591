/**
 * The part of the federation runtime that every remote contains. Where shared modules come from, and whether their
 * versions fit, is decided by the portal, which passes itself to `init`.
 */

/** What a portal passes to a container. */
export interface Portal {
  /** Returns a module that the portal shares. Rejects if it does not share a version in this range. */
  provide: (name: string, range: string) => Promise<unknown>
}

type ModuleId = string | number

/** The variables of webpack that this runtime uses. */
interface WebpackRequire {
  /** Functions that run modules, by id. */
  m: Record<ModuleId, (module: { exports: unknown }) => void>
  /** Modules that have run, by id. */
  c: Record<ModuleId, unknown>
  consumesLoadingData: {
    /** Ids of the shared modules that each chunk needs. */
    chunkMapping?: Record<ModuleId, readonly ModuleId[]>
    moduleIdToConsumeDataMapping?: Record<ModuleId, { shareKey: string; requiredVersion: string }>
  }
  federation: { instance: { portal?: Portal } }
}

interface Consumption {
  chunkId: ModuleId
  /** Shared modules by id: a promise while they load, 0 when they are available. */
  installedModules: Record<ModuleId, Promise<void> | 0>
  /** Promises for which the chunk waits. */
  promises: Promise<void>[]
  webpackRequire: WebpackRequire
}

async function install(id: ModuleId, { installedModules, webpackRequire }: Consumption) {
  const { federation, consumesLoadingData, m, c } = webpackRequire
  const required = consumesLoadingData.moduleIdToConsumeDataMapping?.[id]
  const { portal } = federation.instance
  if (!required || !portal) throw new Error(`No portal has been passed to this container for the shared module ${id}.`)
  try {
    const shared = await portal.provide(required.shareKey, required.requiredVersion)
    delete c[id]
    m[id] = (module) => {
      module.exports = shared
    }
    installedModules[id] = 0
  } catch (error) {
    // The next request of the chunk tries again.
    delete installedModules[id]
    throw error
  }
}

const bundlerRuntime = {
  init: () => ({}),
  initContainerEntry({ webpackRequire, shareScope }: { webpackRequire: WebpackRequire; shareScope: Portal }) {
    webpackRequire.federation.instance.portal = shareScope
  },
  /** Loads the shared modules that a chunk needs, beside the chunk itself. */
  consumes(consumption: Consumption) {
    const { chunkId, installedModules, promises, webpackRequire } = consumption
    for (const id of webpackRequire.consumesLoadingData.chunkMapping?.[chunkId] ?? []) {
      installedModules[id] ??= install(id, consumption)
      if (installedModules[id]) promises.push(installedModules[id])
    }
  },
}

/** The names are those that the code of a container expects. */
export default { runtime: {}, bundlerRuntime }

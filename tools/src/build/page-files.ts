import type { AsyncDependenciesBlock, Chunk, Compilation, Module } from 'webpack'
import { sharedName } from './shared/shared-side-effects-plugin'

/** The files that the browser needs for each lazy import of a module, by the import's specifier. */
export type LazyFiles = Readonly<Record<string, readonly string[]>>

const isArea = (module: Module, source: string) =>
  'resource' in module && typeof module.resource === 'string' && module.resource === source

const requestOf = (block: AsyncDependenciesBlock) => {
  const [dependency] = block.dependencies
  return dependency && 'request' in dependency ? String(dependency.request) : ''
}

const worth = (file: string) => /\.(js|css)$/.test(file)

/** Returns the modules that the build joined into a module, or the module itself if it is not a joined one. */
const written = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module]

/** Returns the chunks of each `import('…')` in a module. Throws if the module is not part of the build. */
function lazyChunks({ modules, chunkGraph }: Compilation, source: string): (readonly [string, readonly Chunk[]])[] {
  const area = [...modules].flatMap(written).find((module) => isArea(module, source))
  if (!area) throw new Error(`${source} is not part of the build.`)
  return area.blocks.map((block) => {
    const group = chunkGraph.getBlockChunkGroup(block as AsyncDependenciesBlock)
    return [requestOf(block as AsyncDependenciesBlock), group?.chunks ?? []] as const
  })
}

/** Returns the files of each `import('…')` in a module. Throws if the module is not part of the build. */
export const lazyFiles = (compilation: Compilation, source: string): LazyFiles =>
  Object.fromEntries(
    lazyChunks(compilation, source).map(([request, chunks]) => {
      const files = chunks.flatMap((chunk) => [...chunk.files])
      return [request, [...new Set(files)].filter(worth)]
    }),
  )

/**
 * Returns the names of the portal's modules that each `import('…')` in a module of a remote takes, in alphabetical
 * order.
 */
export const lazyShared = (compilation: Compilation, source: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    lazyChunks(compilation, source).map(([request, chunks]) => {
      const modules = chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
      return [request, [...new Set(modules.flatMap((module) => sharedName(module) ?? []))].sort()]
    }),
  )

/**
 * Returns the import specifier in a page's `lazy`, such as `() => import('./screens/…')`. Throws if there is none.
 */
export function requestIn(lazy: () => unknown): string {
  const request = /import\(\s*["'`]([^"'`]+)["'`]/.exec(lazy.toString())?.[1]
  if (!request) throw new Error(`A page’s lazy must be () => import('…'), not ${lazy.toString()}.`)
  return request
}

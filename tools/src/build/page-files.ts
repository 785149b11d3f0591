import type { AsyncDependenciesBlock, Compilation, Module } from 'webpack'

/** A lazy import of an area: what it asks for, and the files that the browser needs for it. */
export type LazyFiles = Readonly<Record<string, readonly string[]>>

const isArea = (module: Module, source: string) =>
  'resource' in module && typeof module.resource === 'string' && module.resource === source

const requestOf = (block: AsyncDependenciesBlock) => {
  const [dependency] = block.dependencies
  return dependency && 'request' in dependency ? String(dependency.request) : ''
}

const worth = (file: string) => /\.(js|css)$/.test(file)

/** Modules as they were written, also when the build has joined several into one. */
const written = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module]

/** Returns the files of each `import('…')` in a module, by its specifier. */
export function lazyFiles({ modules, chunkGraph }: Compilation, source: string): LazyFiles {
  const area = [...modules].flatMap(written).find((module) => isArea(module, source))
  if (!area) throw new Error(`${source} is not part of the build.`)
  const entries = area.blocks.map((block) => {
    const group = chunkGraph.getBlockChunkGroup(block as AsyncDependenciesBlock)
    const files = group?.chunks.flatMap((chunk) => [...chunk.files]) ?? []
    return [requestOf(block as AsyncDependenciesBlock), [...new Set(files)].filter(worth)] as const
  })
  return Object.fromEntries(entries)
}

/** What a page's `lazy` asks for, read from its source: `() => import('./screens/…')`. */
export function requestIn(lazy: () => unknown): string {
  const request = /import\(\s*["'`]([^"'`]+)["'`]/.exec(lazy.toString())?.[1]
  if (!request) throw new Error(`A page’s lazy must be () => import('…'), not ${lazy.toString()}.`)
  return request
}

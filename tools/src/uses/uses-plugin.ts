import { sep } from 'node:path'
import type { Chunk, ChunkGroup, Compilation, Compiler, Dependency, Module, ModuleGraph } from 'webpack'
import { sharedName } from '../build/shared/shared-side-effects-plugin'

/** The use of an export of a module. */
export interface ExportUse {
  /** The file of the module that uses it. */
  user: string
  /** The file of the module that defines it. */
  file: string
  /** Its name. */
  name: string
  /** The property that is read; null if the export itself is passed on. */
  member: string | null
}

/** What the modules of a build take from others. */
export interface ModuleUses {
  /** Every use of an export that a module of the contract defines. */
  contracts: ExportUse[]
  /** The exports of each module that the portal shares, by the name of the module. */
  shared: Record<string, string[]>
  /** The files that only the standalone page needs. */
  standalone: ReadonlySet<string>
}

type Group = Compilation['chunkGroups'][number] | ChunkGroup

/** Returns the chunks that a page can load without the chunk `excluded`. */
function reachableChunks({ entrypoints }: Compilation, excluded: string): Set<Chunk> {
  const found = new Set<Group>()
  const queue: Group[] = [...entrypoints.values()]
  for (let group = queue.pop(); group; group = queue.pop()) {
    if (found.has(group) || group.chunks.some(({ name }) => name === excluded)) continue
    found.add(group)
    queue.push(...group.childrenIterable)
  }
  return new Set([...found].flatMap(({ chunks }) => chunks))
}

const filesOf = (chunks: Iterable<Chunk>) => [...chunks].flatMap((chunk) => [...chunk.files, ...chunk.auxiliaryFiles])

/** Returns the file of a module. A query names a form in which it is built. */
const resourceOf = (module: Module | null): string =>
  module && 'resource' in module && typeof module.resource === 'string' ? module.resource.replace(/\?.*/, '') : ''

/** A dependency that reads an export: the paths of the properties that it reads, beginning with the export. */
function readPaths(dependency: Dependency, { moduleGraph }: Compilation, runtime: Chunk['runtime']): string[][] {
  if (!dependency.type.endsWith('harmony import specifier')) return []
  return dependency
    .getReferencedExports(moduleGraph, runtime)
    .map((reference) => (Array.isArray(reference) ? reference : reference.name))
}

/** Returns the module that defines an export, after all re-exports. */
function definingModule(moduleGraph: ModuleGraph, module: Module, name: string): { file: string; name: string } {
  const target = moduleGraph.getExportInfo(module, name).getTarget(moduleGraph)
  return { file: resourceOf(target?.module ?? module), name: target?.export?.[0] ?? name }
}

/** A module whose exports are those of CommonJS has them as properties of its default export, too. */
const withoutDefault = (path: readonly string[]) => (path[0] === 'default' ? path.slice(1) : path)

/**
 * Collects what the modules of a build use, after webpack has found out which code is part of it: code that no page
 * calls uses nothing.
 */
export class UsesPlugin {
  uses: ModuleUses = { contracts: [], shared: {}, standalone: new Set() }

  /** `contracts` is the folder with the contract's modules; `excluded` is a chunk that does not count. */
  constructor(
    private readonly contracts: string,
    private readonly excluded: string,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('UsesPlugin', (compilation) => {
      // Later, webpack joins modules.
      compilation.hooks.afterOptimizeChunks.tap('UsesPlugin', () => this.collect(compilation))
      compilation.hooks.afterProcessAssets.tap('UsesPlugin', () => {
        const needed = new Set(filesOf(reachableChunks(compilation, this.excluded)))
        this.uses.standalone = new Set(filesOf(compilation.chunks).filter((file) => !needed.has(file)))
      })
    })
  }

  private collect(compilation: Compilation) {
    const shared = new Map<string, Set<string>>()
    const contracts = new Map<string, ExportUse>()
    for (const chunk of reachableChunks(compilation, this.excluded)) {
      for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
        for (const { target, path } of this.readsOf(module, compilation, chunk.runtime)) {
          const name = sharedName(target)
          if (name) addTo(shared, name, withoutDefault(path)[0])
          else for (const use of this.contractUses(module, target, path, compilation)) contracts.set(keyOf(use), use)
        }
      }
    }
    const sorted = [...shared].sort(([a], [b]) => (a < b ? -1 : 1))
    this.uses.shared = Object.fromEntries(sorted.map(([name, exports]) => [name, [...exports].sort()]))
    this.uses.contracts = [...contracts.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  }

  private readsOf(module: Module, compilation: Compilation, runtime: Chunk['runtime']) {
    const { moduleGraph } = compilation
    return module.dependencies.flatMap((dependency) => {
      const connection = moduleGraph.getConnection(dependency)
      if (!connection?.isTargetActive(runtime)) return []
      return readPaths(dependency, compilation, runtime).map((path) => ({ target: connection.module, path }))
    })
  }

  private contractUses(
    user: Module,
    target: Module,
    [exported, member]: readonly string[],
    { moduleGraph }: Compilation,
  ): ExportUse[] {
    const defined = exported ? definingModule(moduleGraph, target, exported) : { file: resourceOf(target), name: '*' }
    return defined.file.startsWith(this.contracts + sep)
      ? [{ user: resourceOf(user), ...defined, member: member ?? null }]
      : []
  }
}

const keyOf = ({ user, file, name, member }: ExportUse) => [file, name, member, user].join('\0')

function addTo(map: Map<string, Set<string>>, name: string, value: string | undefined) {
  const values = map.get(name) ?? new Set()
  if (value) values.add(value)
  map.set(name, values)
}

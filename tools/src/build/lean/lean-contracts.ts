import { readFileSync, statSync } from 'node:fs'
import { dirname, extname, join, sep } from 'node:path'
import type { Compiler, Configuration, RuleSetRule } from 'webpack'
import { contractFolder, librariesOf } from '../../libraries'
import { contractFile, type LeanModule, leanModule, leanQuery } from './lean-module'
import { readsSchemas } from './reads-schemas'
import { importsOf, isNode, type Node, type ParsedModule, parseModule } from './syntax'

const loader = join(import.meta.dirname, `lean-loader${extname(import.meta.filename)}`)

/** Returns the rule that builds lean modules; `folder` is that of the contract. */
const leanRule = (folder: string): RuleSetRule => ({
  resourceQuery: new RegExp(`^\\${leanQuery}$`),
  enforce: 'pre',
  loader,
  options: { folder },
})

const scope = '@lekta/'
const contractRequest = `${scope}shared/contract/`

const parsed = new Map<string, { changed: number; module: ParsedModule }>()

function parseFile(file: string): ParsedModule {
  const changed = statSync(file).mtimeMs
  const cached = parsed.get(file)
  if (cached?.changed === changed) return cached.module
  const module = parseModule(readFileSync(file, 'utf8'), file.endsWith('x'))
  parsed.set(file, { changed, module })
  return module
}

interface Options {
  /** The folder of the contract. */
  folder: string
  /** The folders whose modules read schemas only from contracts themselves: our libraries and the host. */
  trusted: readonly string[]
}

/** Returns whether a module works with the lean form of a module of the contract that it imports. */
function isEnough(issuer: string, request: string, lean: LeanModule, { trusted }: Options): boolean {
  const module = parseFile(issuer)
  const all = module.body.flatMap(importsOf)
  const imported = all.filter(({ from }) => from === request)
  // A module that is loaded by `import()` may be used in any way.
  if (imported.length === 0 || imported.some(({ name }) => !lean.exports.has(name))) return false
  const isExportedFrom = ({ type, source }: Node) =>
    type.startsWith('Export') && isNode(source) && source.value === request
  if (module.body.some(isExportedFrom)) return false
  const contracts = new Set(imported.flatMap(({ name, local }) => (lean.contracts.has(name) ? [local] : [])))
  const ours = new Set(all.flatMap(({ from, local }) => (from.startsWith(scope) ? [local] : [])))
  const isTrusted = trusted.some((folder) => issuer.startsWith(folder + sep)) ? true : (name: string) => ours.has(name)
  return !readsSchemas(module, contracts, isTrusted)
}

/**
 * Gives each module of a build the modules of the contract without schemas, unless it may read one. A portal checks
 * what people enter by the schemas of bodies, and nothing else, so most pages need no schema.
 */
export class LeanContractsPlugin {
  constructor(private readonly options: Options) {}

  apply(compiler: Compiler) {
    compiler.hooks.normalModuleFactory.tap('LeanContractsPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('LeanContractsPlugin', (data) => {
        const { request, contextInfo } = data
        const file = this.leanFile(contextInfo.issuer, request)
        if (file) data.request = file + leanQuery
      })
    })
  }

  /** Returns the file of a module of the contract that is imported, if its lean form is enough; otherwise null. */
  private leanFile(issuer: string, request: string): string | null {
    const { folder } = this.options
    if (!/\.[jt]sx?$/.test(issuer) || issuer.startsWith(folder + sep)) return null
    const path = request.startsWith(contractRequest)
      ? join(folder, request.slice(contractRequest.length))
      : request.startsWith('.')
        ? join(dirname(issuer), request)
        : ''
    const file = path.startsWith(folder + sep) ? contractFile(path) : undefined
    const lean = file && leanModule(folder, file)
    return lean && isEnough(issuer, request, lean, this.options) ? file : null
  }
}

/**
 * Returns a build whose modules get the contract without schemas, unless they may read one. `others` are folders whose
 * modules read schemas only from contracts themselves, as our libraries do.
 */
export function withLeanContracts(
  directory: string,
  build: Configuration,
  others: readonly string[] = [],
): Configuration {
  const folder = contractFolder(directory)
  const rules = [...(build.module?.rules ?? []), leanRule(folder)]
  const trusted = [...librariesOf(directory), ...others]
  const plugins = [...(build.plugins ?? []), new LeanContractsPlugin({ folder, trusted })]
  return { ...build, module: { ...build.module, rules }, plugins }
}

import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { printSync } from '@swc/core'
import { importsOf, isNode, type Node, namesIn, type ParsedModule, parseModule } from './syntax'

/** The query of a module that is built without its schemas. */
export const leanQuery = '?lean'

/** A module of the contract without its schemas. */
export interface LeanModule {
  code: string
  /** The names that it still exports. */
  exports: ReadonlySet<string>
  /** Those that are contracts, whose endpoints have no schemas. */
  contracts: ReadonlySet<string>
}

/** The schemas of an endpoint, which only forms and fixtures read in a browser, and what only servers read. */
export const omittedParts: readonly string[] = [
  ...['params', 'query', 'body', 'data'],
  ...['summary', 'access', 'withFirstPassword', 'withReleaseToken', 'duringMaintenance', 'maxBodyBytes'],
]

const isSchemaModule = (request: string) => /^zod($|\/)/.test(request) || request === '@lekta/shared/schema'

const extensions = ['.ts', '.js']

/** Returns the file of a module of the contract by its path without extension; undefined if there is none. */
export const contractFile = (path: string): string | undefined =>
  [path, ...extensions.map((extension) => path + extension)].find(
    (file) => extensions.some((extension) => file.endsWith(extension)) && existsSync(file),
  )

/** Returns the name of a property; a shorthand is an identifier. */
const keyOf = ({ key, value }: Node) => String(isNode(key) ? key.value : value)

/** Removes the schemas of the endpoints in `defineContract({ … })`. Returns whether the value is such a call. */
function stripContract(value: unknown): boolean {
  if (!isNode(value) || value.type !== 'CallExpression') return false
  const { callee, arguments: values } = value as unknown as { callee: Node; arguments: { expression: Node }[] }
  if (callee.type !== 'Identifier' || callee.value !== 'defineContract') return false
  const [contract] = values
  if (contract?.expression.type !== 'ObjectExpression') return false
  for (const { value: endpoint } of contract.expression.properties as Node[]) {
    if (!isNode(endpoint) || endpoint.type !== 'ObjectExpression') continue
    endpoint.properties = (endpoint.properties as Node[]).filter((part) => !omittedParts.includes(keyOf(part)))
  }
  return true
}

/** A statement that defines names, and what it mentions. */
interface Definition {
  statement: Node
  names: string[]
  mentions: Set<string>
  isExported: boolean
  isContract: boolean
}

/** Returns what a statement defines; null if its effect is anything else. Types define nothing that runs. */
function definitionOf(statement: Node): Definition | null {
  const isExported = statement.type === 'ExportDeclaration'
  const declaration = (isExported ? statement.declaration : statement) as Node
  if (declaration.type === 'FunctionDeclaration') {
    const names = [String((declaration.identifier as Node).value)]
    return { statement, names, mentions: namesIn(declaration), isExported, isContract: false }
  }
  if (declaration.type !== 'VariableDeclaration') return null
  const parts = declaration.declarations as Node[]
  const isContract = parts.map(({ init }) => stripContract(init)).some(Boolean)
  const names = parts.flatMap(({ id }) => [...namesIn(id)])
  return { statement, names, mentions: namesIn(parts.map(({ init }) => init)), isExported, isContract }
}

const isType = ({ type, typeOnly, declaration }: Node) =>
  type.startsWith('Ts') ||
  (type === 'ExportDeclaration' && isNode(declaration) && declaration.type.startsWith('Ts')) ||
  Boolean(typeOnly)

/** Returns a file that another module of the contract imports; undefined if it is not a part of the contract. */
const importedContract = (folder: string, from: string, request: string) => {
  const path = request.startsWith('.') ? join(dirname(from), request) : ''
  return path.startsWith(folder) ? contractFile(path) : undefined
}

const modules = new Map<string, { changed: number; lean: LeanModule | null }>()

/**
 * Returns a module of the contract without schemas: its endpoints lose theirs, and whatever else needs a schema is left
 * out. Returns null if the module does anything but define and export names.
 */
export function leanModule(folder: string, file: string): LeanModule | null {
  const changed = statSync(file).mtimeMs
  const cached = modules.get(file)
  if (cached?.changed === changed) return cached.lean
  const lean = build(folder, file, parseModule(readFileSync(file, 'utf8'), false))
  modules.set(file, { changed, lean })
  return lean
}

function build(folder: string, file: string, module: ParsedModule): LeanModule | null {
  const running = module.body.filter((statement) => !isType(statement))
  const definitions: Definition[] = []
  for (const statement of running) {
    if (statement.type === 'ImportDeclaration') continue
    const definition = definitionOf(statement)
    if (!definition) return null
    definitions.push(definition)
  }
  const imports = running.flatMap(importsOf)
  const leanOf = (request: string) => {
    const imported = importedContract(folder, file, request)
    return imported ? leanModule(folder, imported) : undefined
  }
  const needsSchema = new Set(
    imports.flatMap(({ from, name, local }) => {
      const lean = leanOf(from)
      return isSchemaModule(from) || (lean !== undefined && !lean?.exports.has(name)) ? [local] : []
    }),
  )
  let remaining = definitions
  for (let before = -1; before !== remaining.length; ) {
    before = remaining.length
    remaining = remaining.filter(({ names, mentions }) => {
      if (![...mentions].some((name) => needsSchema.has(name))) return true
      for (const name of names) needsSchema.add(name)
      return false
    })
  }
  const mentioned = new Set(remaining.flatMap(({ mentions }) => [...mentions]))
  const used = imports.filter(({ local }) => mentioned.has(local) && !needsSchema.has(local))
  const head = used.map(({ from, name, local }) => {
    const source = JSON.stringify(leanOf(from) ? from + leanQuery : from)
    return name === '*' ? `import * as ${local} from ${source}` : `import { ${name} as ${local} } from ${source}`
  })
  const { code } = printSync({ ...module, body: remaining.map(({ statement }) => statement) } as never)
  const exported = remaining.filter(({ isExported }) => isExported)
  return {
    code: [...head, code].join('\n'),
    exports: new Set(exported.flatMap(({ names }) => names)),
    contracts: new Set(exported.flatMap(({ names, isContract }) => (isContract ? names : []))),
  }
}

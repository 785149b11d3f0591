import { existsSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import ts from 'typescript'
import { packageAt } from '../../packages'
import { declarationsFolder, declarationsOf } from '../compile-library'
import { type EntryPoint, entryPointsOf } from '../entry-points'
import { describeDeclaration, type Shape } from './describe-declaration'

/** Something that a module exports, or that an export refers to. */
export interface ApiItem {
  /** The entry point, such as `./client`, or the path of a source that is none, such as `src/ui/table/pager`. */
  module: string
  name: string
  /** False for what is not exported, but occurs in the type of something that is. */
  isExported: boolean
  /** Its declarations: one, or a type and a value with the same name, or overloads. */
  shapes: readonly Shape[]
}

const isTypeScript = ({ source }: EntryPoint) => /\.tsx?$/.test(source)

/** Creates a program of a library's declarations, in which modules of other packages stay unresolved. */
function createProgram(library: string, entryPoints: readonly EntryPoint[]) {
  const { name } = packageAt(library)
  const files = new Map(entryPoints.map((entry) => [entry.name, declarationsOf(library, entry.source)]))
  const options: ts.CompilerOptions = { noLib: true, types: [], noEmit: true, skipLibCheck: true }
  const host = ts.createCompilerHost(options)
  const fileOf = (request: string, from: string) => {
    const file = request.startsWith('.')
      ? resolve(dirname(from), `${request}.d.ts`)
      : files.get(request.replace(name, '.'))
    return file && existsSync(file) ? file : undefined
  }
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const resolvedFileName = fileOf(text, from)
      const found = resolvedFileName && { resolvedFileName, extension: ts.Extension.Dts }
      return { resolvedModule: found || undefined }
    })
  return { program: ts.createProgram([...files.values()], options, host), files }
}

/** Follows an alias as far as this library's declarations go. */
function targetOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  if (!(symbol.flags & ts.SymbolFlags.Alias)) return symbol
  const next = checker.getImmediateAliasedSymbol(symbol)
  return next?.declarations?.length ? targetOf(checker, next) : symbol
}

/** Returns the names in a declaration that may refer to other declarations. */
function* namesIn(node: ts.Node): Generator<ts.Node> {
  if (ts.isTypeReferenceNode(node)) yield node.typeName
  if (ts.isTypeQueryNode(node) && !ts.isImportTypeNode(node.exprName)) yield node.exprName
  if (ts.isExpressionWithTypeArguments(node)) yield node.expression
  if (ts.isImportTypeNode(node) && node.qualifier) yield node.qualifier
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    children.push(child)
  })
  for (const child of children) yield* namesIn(child)
}

/** Returns the module that declares a symbol: an entry point, or the path of a source; null if it is not ours. */
function moduleOf(library: string, files: ReadonlyMap<string, string>, symbol: ts.Symbol): string | null {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? ''
  const path = relative(declarationsFolder(library), file).replaceAll('\\', '/')
  if (path.startsWith('..')) return null
  const [entry] = [...files].find(([, declarations]) => relative(declarations, file) === '') ?? []
  return entry ?? path.replace(/\.d\.ts$/, '')
}

/** Returns whether a name is a type parameter, or is imported from another package. */
const isElsewhere = ({ flags }: ts.Symbol) => (flags & (ts.SymbolFlags.TypeParameter | ts.SymbolFlags.Alias)) !== 0

/**
 * Returns everything that the entry points of a library export, and what their types refer to, in the order of the
 * entry points. `emitDeclarations` must have written the library's declarations.
 */
export function readApi(library: string): ApiItem[] {
  const entryPoints = entryPointsOf(library).filter(isTypeScript)
  const { program, files } = createProgram(library, entryPoints)
  const checker = program.getTypeChecker()
  const exported = [...files].flatMap(([module, file]) => {
    const source = program.getSourceFile(file)
    const symbol = source && checker.getSymbolAtLocation(source)
    return (symbol ? checker.getExportsOfModule(symbol) : []).map((each) => ({
      module,
      name: each.name,
      symbol: targetOf(checker, each),
    }))
  })
  const seen = new Set(exported.map(({ symbol }) => symbol))
  const items = exported.map((item) => ({ ...item, isExported: true }))
  // The loop also visits the items that it adds.
  for (const { symbol } of items) {
    for (const node of symbol.declarations?.flatMap((declaration) => [...namesIn(declaration)]) ?? []) {
      const found = checker.getSymbolAtLocation(node)
      const target = found && targetOf(checker, found)
      if (!target || seen.has(target) || isElsewhere(target)) continue
      seen.add(target)
      const module = moduleOf(library, files, target)
      if (module) items.push({ module, name: target.name, symbol: target, isExported: false })
    }
  }
  return items.map(({ symbol, ...item }) => ({
    ...item,
    shapes: (symbol.declarations ?? []).map(describeDeclaration),
  }))
}

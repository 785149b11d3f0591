import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { literalsIn } from './literals'
import { longFunctionsIn } from './long-functions'
import { packageNames, root } from './packages'

export interface Import {
  /** The module specifier as written. */
  request: string
  /** Whether the compiler removes the import. */
  typeOnly: boolean
}

/** A source file of this repository, read once for all rules. */
export interface Source {
  /** Path from the root, with forward slashes. */
  file: string
  text: string
  imports: Import[]
  /** The first arguments of `t('…')`. */
  words: string[]
  /** All string literals, JSX texts and parts of templates. */
  strings: Set<string>
  /** Untranslated text that is shown or read aloud. */
  literals: string[]
  /** Functions with more lines than allowed. */
  longFunctions: string[]
}

const isTypeOnly = (node: ts.ImportDeclaration | ts.ExportDeclaration): boolean => {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly
  const { importClause } = node
  if (!importClause) return false
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const named = importClause.namedBindings
  const allTypes = named && ts.isNamedImports(named) && named.elements.every((element) => element.isTypeOnly)
  return !importClause.name && allTypes === true
}

const isCallOf = (node: ts.CallExpression, name: string) =>
  ts.isIdentifier(node.expression) && node.expression.text === name

function read(file: string): Source {
  const text = readFileSync(file, 'utf8')
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const source: Source = {
    file: relative(root, file).replaceAll('\\', '/'),
    text,
    imports: [],
    words: [],
    strings: new Set(),
    literals: literalsIn(tree),
    longFunctions: longFunctionsIn(tree),
  }
  const visit = (node: ts.Node): void => {
    const isPiece = ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || isPiece) source.strings.add(node.text)
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      source.imports.push({ request: node.moduleSpecifier.text, typeOnly: isTypeOnly(node) })
    }
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments
      if (first && ts.isStringLiteralLike(first)) {
        if (node.expression.kind === ts.SyntaxKind.ImportKeyword)
          source.imports.push({ request: first.text, typeOnly: false })
        if (isCallOf(node, 't')) source.words.push(first.text)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return source
}

function* filesIn(folder: string): Generator<string> {
  for (const entry of existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else if (/\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts')) yield path
  }
}

/** Source folders of a package; the last two are those of the browser tests. */
export const sourceFolders = ['src', 'journeys', 'support']

/** Returns every source file of every package. */
export const readSources = (): Source[] =>
  packageNames().flatMap((name) => sourceFolders.flatMap((folder) => [...filesIn(join(root, name, folder))].map(read)))

/** Returns whether a file is a test, or is only run by tests and standalone areas. */
export const isForTests = (file: string) => /\.test\.tsx?$|\/testing\/|\/fixtures|\/standalone\//.test(file)

/**
 * Returns the target of an import: a path from the root for our own code, otherwise `npm:` and the package's name.
 */
export function targetOf(file: string, request: string): string {
  if (request.startsWith('.')) return join(dirname(file), request).replaceAll('\\', '/')
  const [, name, rest] = /^@lekta\/([\w-]+)(?:\/(.+))?$/.exec(request) ?? []
  if (name) return [name, 'src', rest].filter(Boolean).join('/')
  const parts = request.split('/')
  return `npm:${request.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]}`
}

/** Returns the part of the product that a path from the root belongs to: `shared/ui`, `host`, `remote-child`, … */
export function layerOf(path: string): string {
  const [name = '', , folder = ''] = path.split('/')
  return name === 'shared' ? `shared/${folder.replace(/\.tsx?$/, '')}` : name
}

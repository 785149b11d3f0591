import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** A string in a source file. */
export interface Specifier {
  text: string
  /** Position of the opening quote. */
  start: number
  end: number
}

const specifierIn = (node: ts.Node): ts.Node | undefined => {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  return isImport ? node.arguments[0] : undefined
}

/** Returns the specifiers of all imports and exports of a module or of its declarations, in source order. */
export function specifiersIn(source: string): Specifier[] {
  const tree = ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: Specifier[] = []
  const visit = (node: ts.Node): void => {
    const specifier = specifierIn(node)
    if (specifier && ts.isStringLiteralLike(specifier))
      found.push({ text: specifier.text, start: specifier.getStart(tree), end: specifier.end })
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** Returns the name of the package that a specifier leads to; null for a relative path and for a module of Node. */
export function packageIn(specifier: string): string | null {
  if (/^(\.|#|node:)/.test(specifier)) return null
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/**
 * Adds `.js` to the relative specifiers of a module, because Node and strict bundlers want the name of a file. `file`
 * is the path of its source.
 */
export function withExtensions(text: string, file: string): string {
  const isModule = ({ text: path }: Specifier) =>
    path.startsWith('.') && ['.ts', '.tsx'].some((ending) => existsSync(join(dirname(file), path + ending)))
  return specifiersIn(text)
    .filter(isModule)
    .reduceRight((result, { end }) => `${result.slice(0, end - 1)}.js${result.slice(end - 1)}`, text)
}

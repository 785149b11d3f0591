import ts from 'typescript'

/** Text to insert at a position of a source. */
interface Insertion {
  at: number
  text: string
}

const parse = (source: string) =>
  ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

/** Returns the first node in source order that passes a check; null if there is none. */
function findNode<N extends ts.Node>(tree: ts.Node, matches: (node: ts.Node) => node is N): N | null {
  let found: N | null = null
  const visit = (node: ts.Node): void => {
    if (found) return
    if (matches(node)) found = node
    else ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

const insert = (source: string, { at, text }: Insertion) => source.slice(0, at) + text + source.slice(at)

/** Returns the expression inside `… as const`, `… satisfies …` and parentheses. */
function unwrap(expression: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression) || ts.isParenthesizedExpression(expression)
  return isWrapped ? unwrap(expression.expression) : expression
}

type List = ts.ObjectLiteralExpression | ts.ArrayLiteralExpression

/**
 * Adds an element at the end of a list, after any comment there. Adds a comma before the element if there is none.
 */
function appendTo(source: string, list: List, text: string, separator = '\n') {
  const elements = ts.isObjectLiteralExpression(list) ? list.properties : list.elements
  const isComplete = elements.length === 0 || elements.hasTrailingComma
  const end = source.slice(0, list.end - 1).trimEnd().length
  const withElement = `${source.slice(0, end)}${separator}${text},\n${source.slice(list.end - 1)}`
  return isComplete ? withElement : insert(withElement, { at: elements.end, text: ',' })
}

const initialValueOf = (tree: ts.SourceFile, variable: string) => {
  const isVariable = (node: ts.Node): node is ts.VariableDeclaration =>
    ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === variable
  const initializer = findNode(tree, isVariable)?.initializer
  return initializer ? unwrap(initializer) : null
}

/** Returns the object assigned to a variable, or passed to the call that is assigned to it. Throws if there is none. */
function objectOf(tree: ts.SourceFile, variable: string): ts.ObjectLiteralExpression {
  const value = initialValueOf(tree, variable)
  const argument = value && ts.isCallExpression(value) ? value.arguments[0] : value
  if (!argument || !ts.isObjectLiteralExpression(argument)) throw new Error(`There is no object “${variable}”.`)
  return argument
}

const nameOf = ({ name }: ts.ObjectLiteralElementLike) =>
  name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : undefined

const propertyOf = (object: ts.ObjectLiteralExpression, name: string) =>
  object.properties.find((property) => nameOf(property) === name)

/** Adds a property, as TypeScript source, at the end of a variable's object. */
export function appendProperty(source: string, variable: string, text: string): string {
  return appendTo(source, objectOf(parse(source), variable), text)
}

/** Adds a method like `appendProperty`, with an empty line before it. */
export function appendMethod(source: string, variable: string, text: string): string {
  return appendTo(source, objectOf(parse(source), variable), text, '\n\n')
}

/** Adds an element, as TypeScript source, to an array property of a variable's object. Throws if there is none. */
export function appendElement(source: string, variable: string, property: string, text: string): string {
  const found = propertyOf(objectOf(parse(source), variable), property)
  if (!found || !ts.isPropertyAssignment(found) || !ts.isArrayLiteralExpression(found.initializer))
    throw new Error(`“${variable}” has no array “${property}”.`)
  return appendTo(source, found.initializer, text)
}

/** Returns the source of a property of a variable's object, without quotes if it is a string; null if not found. */
export function readProperty(source: string, variable: string, property: string): string | null {
  const found = propertyOf(objectOf(parse(source), variable), property)
  if (!found) return null
  if (!ts.isPropertyAssignment(found)) return found.getText()
  const { initializer } = found
  return ts.isStringLiteralLike(initializer) ? initializer.text : initializer.getText()
}

/** Adds an element to the array in `expect(<call>).toEqual([…])`. Without one, returns the source unchanged. */
export function appendExpected(source: string, call: string, text: string): string {
  const isExpectation = (node: ts.Node): node is ts.CallExpression =>
    ts.isCallExpression(node) && node.expression.getText() === `expect(${call}).toEqual`
  const list = findNode(parse(source), isExpectation)?.arguments[0]
  return list && ts.isArrayLiteralExpression(list) ? appendTo(source, list, text) : source
}

function importsOf(tree: ts.SourceFile) {
  return tree.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const bindings = importClause?.namedBindings
    const named = bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : []
    const whole = bindings && ts.isNamespaceImport(bindings) ? [bindings.name.text] : []
    const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
    return [...named, ...whole].map((name) => ({ name, from }))
  })
}

/** Returns the module from which a source imports a name; null if it does not import it. */
export const importedFrom = (source: string, name: string): string | null =>
  importsOf(parse(source)).find((entry) => entry.name === name)?.from ?? null

/**
 * Adds missing imports, each passed as a statement such as `import { eq } from 'drizzle-orm'`. The formatter sorts and
 * joins them. Throws if a name is already imported from another module.
 */
export function addImports(source: string, statements: readonly string[]): string {
  const imports = importsOf(parse(source))
  const missing = statements.filter((statement) => {
    const [added] = importsOf(parse(statement))
    const existing = imports.find(({ name }) => name === added?.name)
    if (existing && existing.from !== added?.from)
      throw new Error(`“${existing.name}” is already imported from ${existing.from}.`)
    return !existing
  })
  return missing.length > 0 ? `${missing.join('\n')}\n${source}` : source
}

/** Returns whether a source declares a name at its top level, or imports it. */
export function declares(source: string, name: string): boolean {
  const tree = parse(source)
  const declared = tree.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map((declaration) => declaration.name.getText())
    return ts.isFunctionDeclaration(statement) || ts.isInterfaceDeclaration(statement) ? [statement.name?.text] : []
  })
  return declared.includes(name) || importsOf(tree).some((entry) => entry.name === name)
}

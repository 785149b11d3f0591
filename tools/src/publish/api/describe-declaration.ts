import ts from 'typescript'

/** A member of an interface, an object type or a class. */
export interface Member {
  name: string
  text: string
  /** Whether code that does not know the member goes on to compile. */
  isOptional: boolean
}

/** A declaration as text. */
export interface Shape {
  /** The declaration without its members: `interface Props<Row> extends Query {…}`. */
  head: string
  members: readonly Member[]
}

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true })

/**
 * Leaves out the members of `omitted`, and replaces what can change without any effect on other code: the names of
 * destructured parameters, and the paths in `import('…').Type`.
 */
const neutralize =
  (omitted: ts.Node | null): ts.TransformerFactory<ts.Node> =>
  (context) =>
  (tree) => {
    const { factory } = context
    const visit = (node: ts.Node): ts.Node => {
      if (node === omitted && ts.isTypeLiteralNode(node)) return factory.createTypeReferenceNode('{…}')
      if (node === omitted && ts.isInterfaceDeclaration(node))
        return factory.updateInterfaceDeclaration(
          node,
          node.modifiers,
          node.name,
          node.typeParameters,
          node.heritageClauses,
          [],
        )
      if (node === omitted && ts.isClassDeclaration(node))
        return factory.updateClassDeclaration(
          node,
          node.modifiers,
          node.name,
          node.typeParameters,
          node.heritageClauses,
          [],
        )
      const next = ts.visitEachChild(node, visit, context)
      if (ts.isParameter(next) && !ts.isIdentifier(next.name))
        return factory.updateParameterDeclaration(
          next,
          next.modifiers,
          next.dotDotDotToken,
          'options',
          next.questionToken,
          next.type,
          undefined,
        )
      if (ts.isImportTypeNode(next) && next.qualifier)
        return next.isTypeOf
          ? factory.createTypeQueryNode(next.qualifier, next.typeArguments)
          : factory.createTypeReferenceNode(next.qualifier, next.typeArguments)
      return next
    }
    return visit(tree)
  }

function print(node: ts.Node, omitted: ts.Node | null = null): string {
  const { transformed } = ts.transform(node, [neutralize(omitted)])
  const [neutral = node] = transformed
  return printer
    .printNode(ts.EmitHint.Unspecified, neutral, node.getSourceFile())
    .replace(/\s+/g, ' ')
    .replace(/^(export )?(declare )?(default )?/, '')
    .replace(/[;,]$/, '')
    .replace(/\{ \}$/, omitted ? '{…}' : '{ }')
}

type WithMembers = ts.InterfaceDeclaration | ts.ClassDeclaration | ts.TypeLiteralNode

/** Returns the object type that a type is, or is made from, such as the one in `z.ZodMiniObject<{ … }>`. */
function literalIn(type: ts.TypeNode | undefined): ts.TypeLiteralNode | null {
  if (type && ts.isTypeLiteralNode(type)) return type
  const [argument] = type && ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : []
  return argument && ts.isTypeLiteralNode(argument) ? argument : null
}

function membersOf(node: ts.Node): WithMembers | null {
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) return node
  return ts.isTypeAliasDeclaration(node) || ts.isVariableDeclaration(node) ? literalIn(node.type) : null
}

/** Returns the object of whose members a constant is the only instance: to them, any member can be added. */
const isSingleObject = (node: ts.Node) =>
  ts.isVariableDeclaration(node) && node.type !== undefined && ts.isTypeLiteralNode(node.type)

function describeMember(member: ts.TypeElement | ts.ClassElement, isAddable: boolean): Member {
  const text = print(member)
  const isOptional = isAddable || ('questionToken' in member && member.questionToken !== undefined)
  return { name: member.name?.getText() ?? text, text, isOptional: isOptional || /: z\.ZodMiniOptional</.test(text) }
}

const reexport = (node: ts.ImportSpecifier | ts.ExportSpecifier | ts.ImportClause | ts.NamespaceImport): string => {
  const declaration = ts.findAncestor(node, (each) => ts.isImportDeclaration(each) || ts.isExportDeclaration(each))
  const module = declaration && 'moduleSpecifier' in declaration ? declaration.moduleSpecifier : undefined
  const name = 'propertyName' in node ? (node.propertyName ?? node.name) : node.name
  return `${name?.getText() ?? 'default'} of ${module?.getText() ?? 'another module'}`
}

/** Returns the text of a declaration, or of the import from another package that an export passes on. */
export function describeDeclaration(node: ts.Declaration): Shape {
  if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node) || ts.isImportClause(node) || ts.isNamespaceImport(node))
    return { head: reexport(node), members: [] }
  const kind = ts.isVariableDeclaration(node) ? 'const ' : ''
  const container = membersOf(node)
  if (!container) return { head: kind + print(node), members: [] }
  const isAddable = isSingleObject(node)
  return {
    head: kind + print(node, container),
    members: container.members.map((member) => describeMember(member, isAddable)),
  }
}

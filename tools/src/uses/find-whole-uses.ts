import { readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'

interface Node {
  type: string
  span?: { start: number }
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Expressions around a type. */
const typed = ['TsAsExpression', 'TsSatisfiesExpression', 'TsNonNullExpression', 'TsConstAssertion']

const isFixedProperty = ({ property }: Node) => {
  if (!isNode(property)) return false
  if (property.type !== 'Computed') return true
  return isNode(property.expression) && property.expression.type === 'StringLiteral'
}

const isPickedApart = ({ id }: Node) =>
  isNode(id) && id.type === 'ObjectPattern' && (id.properties as Node[]).every(({ type }) => type !== 'RestElement')

/** Returns the child of a node that reads properties with fixed names from it. */
function harmlessChild(node: Node): unknown {
  if (node.type === 'MemberExpression') return isFixedProperty(node) ? node.object : null
  return node.type === 'VariableDeclarator' && isPickedApart(node) ? node.init : null
}

function childrenOf(node: Node): unknown[] {
  if (/^(Import|Export(All|Named))/.test(node.type)) return []
  if (node.type.startsWith('Ts')) return typed.includes(node.type) ? [node.expression] : []
  return Object.values(node).flat()
}

/** Returns the local names that a module gives an import. */
const localNames = (body: readonly Node[], name: string) =>
  body.flatMap(({ type, specifiers }) => {
    if (type !== 'ImportDeclaration') return []
    return (specifiers as Node[]).flatMap(({ imported, local }) => {
      const [original, own] = [imported, local] as [Node | null, Node]
      return (original?.value ?? own.value) === name || name === '*' ? [own.value] : []
    })
  })

/**
 * Returns the numbers of the lines in which a module does something with an import except reading a property whose
 * name is fixed. `name` is the import's name, or `*` for all.
 */
export function findWholeUses(text: string, name: string): number[] {
  // The added statement is the first one, so that its position is that of the text.
  const source = Buffer.from(`;${text}`)
  const { body, span } = parseSync(source.toString(), { syntax: 'typescript', tsx: true }) as unknown as {
    body: Node[]
    span: { start: number }
  }
  const names = localNames(body, name)
  const lines = new Set<number>()
  const visit = (value: unknown, harmless: unknown) => {
    if (Array.isArray(value)) for (const each of value) visit(each, harmless)
    else if (isNode(value)) {
      if (value.type === 'Identifier' && names.includes(value.value) && value !== harmless) {
        const before = source.subarray(0, (value.span?.start ?? 0) - span.start)
        lines.add(before.filter((byte) => byte === 10).length + 1)
      }
      const child = harmlessChild(value)
      for (const each of childrenOf(value)) visit(each, child)
    } else if (typeof value === 'object' && value !== null)
      for (const each of Object.values(value)) visit(each, harmless)
  }
  visit(body, null)
  return [...lines]
}

/** Runs `findWholeUses` on a file. */
export const findWholeUsesIn = (file: string, name: string): number[] => findWholeUses(readFileSync(file, 'utf8'), name)

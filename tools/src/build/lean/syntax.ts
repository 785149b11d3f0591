import { parseSync } from '@swc/core'

/** A node of swc's syntax tree. */
export interface Node {
  type: string
  [key: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** A module as swc has parsed it. */
export interface ParsedModule extends Node {
  body: Node[]
}

export const parseModule = (text: string, tsx: boolean): ParsedModule =>
  parseSync(text, { syntax: 'typescript', tsx, target: 'es2022' }) as unknown as ParsedModule

/** Expressions around a type. */
const typed = ['TsAsExpression', 'TsSatisfiesExpression', 'TsNonNullExpression', 'TsConstAssertion']

/** Returns the parts of a node that run, with the names of properties left out. */
export function partsOf(node: Node): unknown[] {
  if (node.type.startsWith('Ts')) return typed.includes(node.type) ? [node.expression] : []
  if (node.type === 'KeyValueProperty') {
    const { key, value } = node as unknown as { key: Node; value: Node }
    return key.type === 'Computed' ? [key, value] : [value]
  }
  if (node.type === 'MemberExpression') {
    const { object, property } = node as unknown as { object: Node; property: Node }
    return property.type === 'Computed' ? [object, property] : [object]
  }
  return Object.values(node).flat()
}

/** Returns every name that the running parts of some syntax mention. */
export function namesIn(value: unknown): Set<string> {
  const names = new Set<string>()
  const visit = (each: unknown) => {
    if (Array.isArray(each)) each.forEach(visit)
    else if (isNode(each)) {
      if (each.type === 'Identifier') names.add(String(each.value))
      partsOf(each).forEach(visit)
    } else if (typeof each === 'object' && each !== null) Object.values(each).forEach(visit)
  }
  visit(value)
  return names
}

/** An import of a name: its name in the other module (`*` for all), and in this one. */
export interface ImportedName {
  from: string
  name: string
  local: string
}

/** Returns the names that a statement imports, without types. */
export function importsOf({ type, typeOnly, specifiers, source }: Node): ImportedName[] {
  if (type !== 'ImportDeclaration' || typeOnly) return []
  const from = String((source as Node).value)
  return (specifiers as Node[]).flatMap((specifier) => {
    if (specifier.isTypeOnly) return []
    const local = String((specifier.local as Node).value)
    if (specifier.type === 'ImportNamespaceSpecifier') return [{ from, name: '*', local }]
    if (specifier.type === 'ImportDefaultSpecifier') return [{ from, name: 'default', local }]
    return [{ from, name: isNode(specifier.imported) ? String(specifier.imported.value) : local, local }]
  })
}

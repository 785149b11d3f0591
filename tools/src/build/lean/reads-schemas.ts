import { omittedParts } from './lean-module'
import { isNode, type Node, type ParsedModule, partsOf } from './syntax'

/** Whether a function, by its name in a module, reads no schema of an endpoint; `true` if nothing in the module does. */
export type Trusted = true | ((callee: string) => boolean)

/** Returns whether a node reads an endpoint from one of the contracts, such as `studentContract.students`. */
function isEndpoint({ type, object, property }: Node, contracts: ReadonlySet<string>): boolean {
  const isContract = isNode(object) && object.type === 'Identifier' && contracts.has(String(object.value))
  return type === 'MemberExpression' && isContract && isNode(property) && property.type === 'Identifier'
}

/** Returns whether a node that contains an endpoint reads none of its schemas. */
function isHarmless(parent: Node | null, endpoint: Node, isTrusted: Trusted): boolean {
  if (parent?.type === 'MemberExpression' && parent.object === endpoint) {
    const { property } = parent as unknown as { property: Node }
    return property.type === 'Identifier' && !omittedParts.includes(String(property.value))
  }
  if (parent?.type === 'VariableDeclarator' && isNode(parent.id) && parent.id.type !== 'Identifier') return false
  if (isTrusted === true) return true
  const { type, callee } = parent ?? { type: '' }
  return type === 'CallExpression' && isNode(callee) && callee.type === 'Identifier' && isTrusted(String(callee.value))
}

/** Returns whether a declaration picks endpoints out of a contract by their names. */
function picksEndpoints({ type, id, init }: Node, contracts: ReadonlySet<string>): boolean {
  const isContract = isNode(init) && init.type === 'Identifier' && contracts.has(String(init.value))
  if (type !== 'VariableDeclarator' || !isContract || !isNode(id) || id.type !== 'ObjectPattern') return false
  return (id.properties as Node[]).every((part) => part.type === 'AssignmentPatternProperty' && !part.value)
}

/**
 * Returns whether a module could read the schema of an endpoint: it does anything with one of the contracts but read
 * another part of an endpoint, or pass an endpoint to a trusted function. `contracts` are their names in the module.
 */
export function readsSchemas({ body }: ParsedModule, contracts: ReadonlySet<string>, isTrusted: Trusted): boolean {
  const visit = (value: unknown, parent: Node | null): boolean => {
    if (Array.isArray(value)) return value.some((each) => visit(each, parent))
    if (!isNode(value)) {
      return typeof value === 'object' && value !== null && Object.values(value).some((each) => visit(each, parent))
    }
    if (value.type === 'ImportDeclaration' || (isTrusted === true && picksEndpoints(value, contracts))) return false
    if (isEndpoint(value, contracts)) return !isHarmless(parent, value, isTrusted)
    if (value.type === 'Identifier') return contracts.has(String(value.value))
    return partsOf(value).some((each) => visit(each, value))
  }
  return contracts.size > 0 && visit(body, null)
}

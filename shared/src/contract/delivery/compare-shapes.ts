import type { EndpointShape, JsonSchema } from './endpoint-shape'

/** Keywords that limit values. A smaller maximum, or a larger minimum, accepts less. */
const limits = {
  maxLength: -1,
  maximum: -1,
  exclusiveMaximum: -1,
  maxItems: -1,
  maxProperties: -1,
  minLength: 1,
  minimum: 1,
  exclusiveMinimum: 1,
  minItems: 1,
  minProperties: 1,
} as const

/** The alternatives of a schema; a schema without alternatives is its only one. */
function variantsOf(schema: JsonSchema): readonly JsonSchema[] {
  const { anyOf, oneOf, ...rest } = schema
  const variants = anyOf ?? oneOf
  if (variants) return variants.flatMap(variantsOf)
  if (Array.isArray(schema.type)) return schema.type.map((type: string) => ({ ...rest, type }))
  return [schema]
}

/** Returns the values that a schema lists, or null if it does not list them. */
const valuesOf = ({ enum: values, const: value }: JsonSchema): readonly unknown[] | null =>
  values ?? (value === undefined ? null : [value])

const isAny = (schema: JsonSchema) => Object.keys(schema).every((keyword) => keyword === 'default')

const typeOf = (schema: JsonSchema) => {
  const [value] = valuesOf(schema) ?? []
  if (schema.type === 'integer') return 'number'
  if (schema.type !== undefined) return String(schema.type)
  return value === undefined ? 'any' : value === null ? 'null' : typeof value
}

/** Returns a schema's type, or for an object of a certain kind that kind. */
const describe = (schema: JsonSchema) => {
  const constants = [...constantsOf(schema)].map(([name, value]) => `${name} ${JSON.stringify(value)}`)
  return constants.join(', ') || typeOf(schema)
}

/**
 * Which side reads. A `request` is read by the server, which must accept everything that the client was built to
 * send. An `answer` is read by the client, which must find everything that it was built to read.
 */
type Reading = 'request' | 'answer'

interface Position {
  reading: Reading
  /** The name of the value, such as `data.students[].name`. */
  at: string
}

const inside = ({ reading, at }: Position, name: string): Position => ({ reading, at: `${at}${name}` })

/** Returns what of the client's properties the server has dropped or changed. */
function compareProperties(client: JsonSchema, server: JsonSchema, position: Position): string[] {
  const [used, offered] = [client.properties ?? {}, server.properties ?? {}]
  const isRequired = (schema: JsonSchema, name: string) => schema.required?.includes(name) === true
  const changes = Object.entries(used).flatMap(([name, schema]) => {
    const at = inside(position, `.${name}`)
    const present = offered[name]
    if (!present) return [`${at.at} no longer exists`]
    const optional =
      position.reading === 'answer' && isRequired(client, name) && !isRequired(server, name)
        ? [`${at.at} can be missing now`]
        : []
    const required =
      position.reading === 'request' && !isRequired(client, name) && isRequired(server, name)
        ? [`${at.at} is required now`]
        : []
    return [...optional, ...required, ...compareSchemas(schema, present, at)]
  })
  const added = (server.required ?? []).filter((name) => position.reading === 'request' && !(name in used))
  return [...changes, ...added.map((name) => `${position.at}.${name} is required now`)]
}

/** Returns the limits that have become narrower for a request, which the client does not know. */
function compareLimits(client: JsonSchema, server: JsonSchema, { reading, at }: Position): string[] {
  if (reading === 'answer') return []
  return Object.entries(limits).flatMap(([keyword, direction]) => {
    const [was, is] = [client[keyword], server[keyword]]
    if (typeof is !== 'number') return []
    const isNarrower = typeof was !== 'number' || (is - was) * direction > 0
    return isNarrower ? [`${at} has the limit ${keyword} ${is} now`] : []
  })
}

/** Returns the values that a request may no longer have. New values in answers are no break. */
function compareValues(client: JsonSchema, server: JsonSchema, { reading, at }: Position): string[] {
  const [was, is] = [valuesOf(client), valuesOf(server)]
  if (reading === 'answer' || !is) return []
  if (!was) return [`${at} accepts only ${is.map((value) => JSON.stringify(value)).join(', ')} now`]
  const dropped = was.filter((value) => !is.includes(value))
  return dropped.map((value) => `${at} no longer accepts ${JSON.stringify(value)}`)
}

function compareVariant(client: JsonSchema, server: JsonSchema, position: Position): string[] {
  return [
    ...compareValues(client, server, position),
    ...compareLimits(client, server, position),
    ...compareProperties(client, server, position),
    ...(client.items && server.items ? compareSchemas(client.items, server.items, inside(position, '[]')) : []),
    ...(client.prefixItems ?? []).flatMap((schema, i) =>
      compareSchemas(schema, server.prefixItems?.[i] ?? {}, inside(position, `[${i}]`)),
    ),
    ...(typeof client.additionalProperties === 'object' && typeof server.additionalProperties === 'object'
      ? compareSchemas(client.additionalProperties, server.additionalProperties, inside(position, '.*'))
      : []),
  ]
}

/** Returns the properties of an object that can have only one value, such as `kind` in a union of kinds. */
const constantsOf = ({ properties = {} }: JsonSchema) =>
  new Map(
    Object.entries(properties).flatMap(([name, { const: value }]) => (value === undefined ? [] : [[name, value]])),
  )

const haveSameConstants = (a: JsonSchema, b: JsonSchema) => {
  const others = constantsOf(b)
  return [...constantsOf(a)].every(([name, value]) => !others.has(name) || others.get(name) === value)
}

/** Compares a variant to those of its type, and returns the smallest difference; null if it has no counterpart. */
function compareToClosest(
  variant: JsonSchema,
  others: readonly JsonSchema[],
  compare: (other: JsonSchema) => string[],
): string[] | null {
  const ofType = others.filter((other) => isAny(other) || typeOf(other) === typeOf(variant))
  const candidates = ofType.filter((other) => haveSameConstants(variant, other))
  const differences = candidates.map((other) => (isAny(other) ? [] : compare(other)))
  return differences.sort((a, b) => a.length - b.length)[0] ?? null
}

/** Returns how the server's schema no longer fits the client's, as sentences without a full stop. */
function compareSchemas(client: JsonSchema, server: JsonSchema, position: Position): string[] {
  if (isAny(client)) return []
  const [used, offered] = [variantsOf(client), variantsOf(server)]
  if (position.reading === 'request') {
    return used.flatMap(
      (variant) =>
        compareToClosest(variant, offered, (other) => compareVariant(variant, other, position)) ?? [
          `${position.at} no longer accepts ${describe(variant)}`,
        ],
    )
  }
  return offered.flatMap((variant) => {
    const differences = compareToClosest(variant, used, (other) => compareVariant(other, variant, position))
    if (differences) return differences
    // Another kind of an object is like another value in a list of values: clients skip what they do not know.
    return used.some((other) => typeOf(other) === typeOf(variant))
      ? []
      : [`${position.at} can be ${describe(variant)} now`]
  })
}

const parts = ['params', 'query', 'body'] as const

/**
 * Returns what a client that was built for the endpoint `used` would miss at the endpoint `offered`: parts of the
 * answer that are gone or changed, and parts of the request that the server no longer takes or newly requires. Each is
 * a sentence without a full stop; an empty list means that they fit.
 */
export function compareShapes(used: EndpointShape, offered: EndpointShape): string[] {
  if (used.method !== offered.method || used.path !== offered.path) return ['the address is another one now']
  if (used.answer !== offered.answer) return [`the answer is sent as ${offered.answer} now, not as ${used.answer}`]
  const requests = parts.flatMap((part) => {
    const [client, server] = [used[part], offered[part]]
    if (client && !server) return [`${part} no longer exists`]
    return compareSchemas(client ?? { type: 'object' }, server ?? {}, { reading: 'request', at: part })
  })
  const file = offered.upload && !used.upload ? ['a file is required now'] : []
  return [...requests, ...file, ...compareSchemas(used.data, offered.data, { reading: 'answer', at: 'data' })]
}

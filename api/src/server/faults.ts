import type { FastifySchema, FastifySchemaValidationError } from 'fastify'
import * as z from 'zod/mini'

type JsonSchema = z.core.JSONSchema.JSONSchema
type Part = 'params' | 'querystring' | 'body'
interface Invalid {
  validation?: FastifySchemaValidationError[]
  validationContext?: string
}

const isLimit = (limit: number | undefined): limit is number =>
  limit !== undefined && Math.abs(limit) !== Number.MAX_SAFE_INTEGER

function range(low: number | undefined, high: number | undefined): string {
  if (isLimit(low) && isLimit(high)) return ` from ${low} to ${high}`
  if (isLimit(low)) return ` of at least ${low}`
  return isLimit(high) ? ` of at most ${high}` : ''
}

const numbers = ({ type, minimum, exclusiveMinimum, maximum }: JsonSchema) => {
  const above = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : undefined
  return `a ${type === 'integer' ? 'whole number' : 'number'}${range(minimum ?? above, maximum)}`
}

const texts = ({ minLength, maxLength, format }: JsonSchema) => {
  if (format === 'email') return 'an e-mail address'
  const length = range(minLength, maxLength).replace(' from', ' of')
  return length ? `text${length} characters` : 'text'
}

/** What a value must be, in words, from its JSON schema. */
function expectation(schema: JsonSchema): string {
  const { anyOf, enum: values, type } = schema
  if (anyOf) return [...new Set(anyOf.map((option) => expectation(option as JsonSchema)))].join(' or ')
  if (values) return values.length > 2 ? `one of ${values.join(', ')}` : values.join(' or ')
  if (type === 'integer' || type === 'number') return numbers(schema)
  if (type === 'string') return texts(schema)
  if (type === 'boolean') return 'true or false'
  if (type === 'null') return 'null'
  return type === 'array' ? 'a list' : 'an object'
}

function at(schema: JsonSchema | undefined, path: readonly string[]): JsonSchema | undefined {
  const [head, ...rest] = path
  if (head === undefined || !schema) return schema
  const next = schema.properties?.[head] ?? schema.items
  return at(typeof next === 'object' && !Array.isArray(next) ? (next as JsonSchema) : undefined, rest)
}

/** A sentence for each field that does not fit the schema of its route, by the field's dotted name. */
export function faultsOf({ validation = [], validationContext }: Invalid, schema: FastifySchema | undefined) {
  const part = schema?.[validationContext as Part] as z.ZodMiniType
  const whole = z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' })
  const faults = validation.map(({ instancePath }) => {
    const path = instancePath.split('/').filter((step) => step !== '')
    const field = path.join('.') || validationContext || 'request'
    const expected = at(whole, path)
    return [field, `${field} ${expected ? `must be ${expectation(expected)}` : 'is not valid'}.`]
  })
  return Object.fromEntries(faults) as Record<string, string>
}

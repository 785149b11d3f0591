import type { FastifySchema, FastifySchemaValidationError } from 'fastify'
import * as z from 'zod/mini'
import { asPlain, type Filled, type Sentence, say, speak, type Value } from '../i18n/sentence'

type JsonSchema = z.core.JSONSchema.JSONSchema
type Part = 'params' | 'querystring' | 'body'
interface Invalid {
  validation?: FastifySchemaValidationError[]
  validationContext?: string
}

const isLimit = (limit: number | undefined): limit is number =>
  limit !== undefined && Math.abs(limit) !== Number.MAX_SAFE_INTEGER

const ofKind = (kind: Filled, low: number | undefined, high: number | undefined): Filled => {
  if (isLimit(low) && isLimit(high)) return say('{{kind}} from {{low}} to {{high}}', { kind, low, high })
  if (isLimit(low)) return say('{{kind}} of at least {{low}}', { kind, low })
  return isLimit(high) ? say('{{kind}} of at most {{high}}', { kind, high }) : kind
}

const numbers = ({ type, minimum, exclusiveMinimum, maximum }: JsonSchema) => {
  const above = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : undefined
  return ofKind(type === 'integer' ? say('a whole number') : say('a number'), minimum ?? above, maximum)
}

const texts = ({ minLength: low, maxLength: high, format }: JsonSchema) => {
  if (format === 'email') return say('an e-mail address')
  if (isLimit(low) && isLimit(high)) return say('{{low}} to {{high}} characters long', { low, high })
  if (isLimit(low)) return say('at least {{low}} characters long', { low })
  return isLimit(high) ? say('at most {{high}} characters long', { high }) : say('text')
}

const either = (one: Value, other: Value) => say('{{one}} or {{other}}', { one, other })

function oneOf(values: readonly unknown[]): Filled {
  const [one = '', other] = values.map(String)
  if (other === undefined) return say('“{{value}}”', { value: one })
  return values.length > 2 ? say('one of {{values}}', { values: values.join(', ') }) : either(one, other)
}

function anyOf(options: readonly JsonSchema[]): Filled {
  const all = options.map(expectation)
  const different = all.filter((one, i) => all.findIndex((other) => speak(one, 'en') === speak(other, 'en')) === i)
  return different.reduce((one, other) => either(one, other))
}

const simple: Readonly<Record<string, Filled>> = {
  boolean: say('true or false'),
  null: say('null'),
  array: say('a list'),
}

/** Describes the expected value, based on its JSON schema. */
function expectation(schema: JsonSchema): Filled {
  const { const: only, enum: values = only === undefined ? undefined : [only], type = '' } = schema
  if (schema.anyOf) return anyOf(schema.anyOf as JsonSchema[])
  if (values) return oneOf(values)
  if (type === 'integer' || type === 'number') return numbers(schema)
  if (type === 'string') return texts(schema)
  return simple[String(type)] ?? say('an object')
}

function at(schema: JsonSchema | undefined, path: readonly string[]): JsonSchema | undefined {
  const [head, ...rest] = path
  if (head === undefined || !schema) return schema
  const next = schema.properties?.[head] ?? schema.items
  return at(typeof next === 'object' && !Array.isArray(next) ? (next as JsonSchema) : undefined, rest)
}

function errorOf(field: string, schema: JsonSchema | undefined): Filled {
  return schema
    ? say('{{field}} must be {{what}}.', { field, what: expectation(schema) })
    : say('{{field}} is not valid.', { field })
}

/**
 * Returns an error message for each field that does not fit the route's schema, by the field's dotted name. The
 * message is the contract's own, if it has one; otherwise it says what the schema expects.
 */
export function fieldErrorsOf({ validation = [], validationContext }: Invalid, schema: FastifySchema | undefined) {
  const part = schema?.[validationContext as Part] as z.ZodMiniType
  const whole = z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' })
  const errors = validation.map(({ instancePath, message }): [string, Sentence] => {
    const path = instancePath.split('/').filter((step) => step !== '')
    const field = path.join('.') || validationContext || 'request'
    return [field, asPlain(message) ?? errorOf(field, at(whole, path))]
  })
  return Object.fromEntries(errors) as Record<string, Sentence>
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badInput } from '../errors/api-error'
import { type Filled, say } from '../i18n/sentence'

/** The maximum nesting depth: more than any contract needs, and far too little to exhaust the stack. */
const MAX_DEPTH = 32

/** Maximum number of characters of a field's name in an error. */
const MAX_NAME = 100

/** NUL and unpaired surrogates. JSON can contain them, but PostgreSQL cannot store them. */
const unstorable = /[\0\p{Surrogate}]/u

const isStorable = (text: string) => !unstorable.test(text)

function fieldOf(path: readonly string[], part: string) {
  const name = path.join('.').replace(new RegExp(unstorable, 'gu'), '\ufffd')
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name || part
}

type Describe = (field: string) => Filled

const tooDeep: Describe = (field) => say('{{field}} is nested too deeply.', { field })
const notAField: Describe = (field) => say('There is no field called {{field}}.', { field })
const notStorable: Describe = (field) => say('{{field}} contains a character that cannot be stored.', { field })

const nameError = (name: string): Describe | null => {
  // If an object has its own `toString`, any schema that compares the object throws.
  if (Object.hasOwn(Object.prototype, name)) return notAField
  return isStorable(name) ? null : notStorable
}

/**
 * Returns the description of the first invalid value and leaves the path to this value in `path`. Returns null if all
 * values are valid.
 */
function findError(value: unknown, path: string[]): Describe | null {
  if (typeof value === 'string') return isStorable(value) ? null : notStorable
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return null
  if (path.length === MAX_DEPTH) return tooDeep
  return Array.isArray(value) ? findInList(value, path) : findInObject(value, path)
}

function findInList(list: readonly unknown[], path: string[]): Describe | null {
  // Does not use `entries`, because a body can contain a million numbers.
  for (let i = 0; i < list.length; i += 1) {
    path.push(String(i))
    const error = findError(list[i], path)
    if (error) return error
    path.pop()
  }
  return null
}

function findInObject(object: object, path: string[]): Describe | null {
  for (const [name, value] of Object.entries(object)) {
    path.push(name)
    const error = nameError(name) ?? findError(value, path)
    if (error) return error
    path.pop()
  }
  return null
}

/**
 * Throws a 400 that names the first field that schemas cannot check or columns cannot store. If the input is a single
 * text, the error names it by `part`.
 */
export function assertReadable(input: unknown, part: string): void {
  const path: string[] = []
  const describe = findError(input, path)
  const field = fieldOf(path, part)
  if (describe) throw badInput({ [field]: describe(field) })
}

function assertReadableRequest({ params, query, body }: FastifyRequest) {
  for (const [part, input] of Object.entries({ params, querystring: query, body })) assertReadable(input, part)
}

/** Checks the path, query and body of every API call before the schemas check them. */
export function validateInput(app: FastifyInstance) {
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.routeOptions.url?.startsWith('/api/')) assertReadableRequest(request)
    done()
  })
}

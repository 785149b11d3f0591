import type { AttemptState, ShownItem } from '@lekta/shared/contract/assessment/attempt'

type Fields<Type> = { [Name in keyof Type]-?: (value: unknown) => boolean }

const isNumber = (value: unknown) => typeof value === 'number'
const isText = (value: unknown) => typeof value === 'string'
const isFlag = (value: unknown) => typeof value === 'boolean'
const listOf = (isEntry: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isEntry)

const hasFields =
  <Type>(fields: Fields<Type>) =>
  (value: unknown): value is Type =>
    typeof value === 'object' &&
    value !== null &&
    (Object.keys(fields) as (keyof Type)[]).every((name) => fields[name]((value as Partial<Type>)[name]))

const isItem = hasFields<ShownItem>({
  number: isNumber,
  passage: isText,
  statement: isText,
  options: listOf(isText),
  same_passage: (value) => value === undefined || isFlag(value),
})

const isAttempt = hasFields<AttemptState>({
  tries: isNumber,
  answered: isNumber,
  items: listOf(isItem),
  progress: isNumber,
  skips_left: isNumber,
  pause: isFlag,
  finished: isFlag,
})

/**
 * Returns the attempt in the state of a history entry, which another version of the start page may have written; null
 * if there is none. It is not checked by its schema, because zod would be a twentieth of the code that loads before the
 * first text.
 */
export function passedAttemptIn(state: unknown): AttemptState | null {
  const attempt = typeof state === 'object' && state !== null && 'attempt' in state ? state.attempt : null
  return isAttempt(attempt) ? attempt : null
}

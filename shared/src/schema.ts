/**
 * The parts of zod that contracts and forms use. A portal runs one copy of it, so that an area does not bring its own.
 */

export type { core, infer, input, output, ZodMiniType } from 'zod/mini'

import { coerce as allCoercions, regexes as allPatterns, iso as allTimes } from 'zod/mini'

export {
  _default,
  array,
  boolean,
  custom,
  email,
  enum,
  extend,
  file,
  int,
  literal,
  maximum,
  maxLength,
  minimum,
  minLength,
  null,
  nullable,
  number,
  object,
  omit,
  optional,
  partialRecord,
  pipe,
  positive,
  prefault,
  record,
  refine,
  regex,
  safeParse,
  string,
  toLowerCase,
  transform,
  trim,
  tuple,
  union,
  unknown,
  uuid,
} from 'zod/mini'

// Whole namespaces would bring much that no schema uses.
export const coerce = { number: allCoercions.number }
export const iso = { datetime: allTimes.datetime }
export const regexes = { email: allPatterns.email }

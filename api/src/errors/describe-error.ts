import { DrizzleQueryError } from 'drizzle-orm'

/** The number of stack frames that are logged. */
const FRAMES = 8

/** Names in the schema that PostgreSQL reports with an error. */
const databaseNames = ['table', 'column', 'constraint'] as const

/**
 * Returns what is logged about an error: its type, its code, where it happened and, for the database, the statement
 * without its values. Messages can contain personal data, such as an address or a value, so they are not logged.
 */
export function describeError(thrown: unknown) {
  const error = thrown instanceof DrizzleQueryError && thrown.cause ? thrown.cause : thrown
  if (!(error instanceof Error)) return { type: typeof error, stack: '' }
  const { name, stack = '' } = error
  const details = error as { code?: unknown } & Partial<Record<(typeof databaseNames)[number], unknown>>
  const names = databaseNames.flatMap((key) => (typeof details[key] === 'string' ? [[key, details[key]]] : []))
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: name,
    ...(details.code !== undefined && { code: String(details.code) }),
    ...Object.fromEntries(names),
    ...(thrown instanceof DrizzleQueryError && { query: thrown.query }),
    stack: frames.slice(0, FRAMES).join('\n'),
  }
}

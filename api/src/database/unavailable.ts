import { DrizzleQueryError } from 'drizzle-orm'
import type { Plain } from '../i18n/sentence'

/** Why nothing can be stored or read at the moment, although the request is valid. */
export type Unavailability = 'full' | 'readOnly' | 'busy' | 'away'

/** The message to callers for each. */
export const unavailable: Readonly<Record<Unavailability, Plain>> = {
  full: 'The server’s disk is full, so this could not be saved. Please tell your administrator, then try again.',
  readOnly: 'Nothing can be saved at the moment. Please try again in a few minutes.',
  busy: 'The server is very busy. Please try again in a moment.',
  away: 'The database is not responding. Please try again in a moment.',
}

/** PostgreSQL's and Node's error codes. */
const codes: Readonly<Record<string, Unavailability>> = {
  '53100': 'full',
  ENOSPC: 'full',
  EDQUOT: 'full',
  '25006': 'readOnly',
  '53000': 'busy',
  '53200': 'busy',
  '53300': 'busy',
  '53400': 'busy',
  '25P03': 'busy',
  '57014': 'busy',
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P05': 'away',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EPIPE: 'away',
}

/** The driver's messages for errors without a code. */
const messages: readonly (readonly [RegExp, Unavailability])[] = [
  [/^timeout exceeded when trying to connect$/, 'busy'],
  [/^Connection terminated|not queryable$|^timeout expired$|^Query read timeout$/, 'away'],
]

/** Returns the driver's error behind one of Drizzle's, whose own message contains the statement's values. */
export const causeOf = (error: Error): Error & { code?: string } =>
  error instanceof DrizzleQueryError && error.cause ? error.cause : error

/** Returns why the database or the disk is unavailable, if the error says so; null for any other error. */
export function unavailabilityOf(error: Error): Unavailability | null {
  const { code, message } = causeOf(error)
  const key = String(code)
  // Class 08 is about connections.
  if (/^08/.test(key)) return 'away'
  return codes[key] ?? messages.find(([pattern]) => pattern.test(message))?.[1] ?? null
}

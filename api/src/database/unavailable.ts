import { DrizzleQueryError } from 'drizzle-orm'
import type { Plain } from '../i18n/sentence'

/** The reason why the database currently cannot store or read anything, even for a valid request. */
export type Unavailability = 'full' | 'readOnly' | 'busy' | 'away'

/** The message to callers for each reason. */
export const unavailable: Readonly<Record<Unavailability, Plain>> = {
  full: 'The server’s disk is full, so this could not be saved. Please tell your administrator, then try again.',
  readOnly: 'Nothing can be saved at the moment. Please try again in a few minutes.',
  busy: 'The server is very busy. Please try again in a moment.',
  away: 'The database is not responding. Please try again in a moment.',
}

/** The reason for each error code of PostgreSQL and Node. */
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

/** The reasons for errors that have no code, by the driver's message. */
const messages: readonly (readonly [RegExp, Unavailability])[] = [
  [/^timeout exceeded when trying to connect$/, 'busy'],
  [/^Connection terminated|not queryable$|^timeout expired$|^Query read timeout$/, 'away'],
]

/** Returns the driver's error that a Drizzle error wraps. Drizzle's own message contains the statement's values. */
export const causeOf = (error: Error): Error & { code?: string } =>
  error instanceof DrizzleQueryError && error.cause ? error.cause : error

/** Returns why the database or the disk is unavailable; null if the error has another cause. */
export function unavailabilityOf(error: Error): Unavailability | null {
  const { code, message } = causeOf(error)
  const key = String(code)
  // Codes that begin with 08 are connection errors.
  if (/^08/.test(key)) return 'away'
  return codes[key] ?? messages.find(([pattern]) => pattern.test(message))?.[1] ?? null
}

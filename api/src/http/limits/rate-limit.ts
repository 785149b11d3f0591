import type { Database } from '../../database/connect'
import { ApiError } from '../../errors/api-error'
import { type Filled, say } from '../../i18n/sentence'
import { addHit } from './rate-limit-queries'

/** The maximum number of attempts per key in a window of time. */
export interface Limit {
  /** The name of the limit and of the kind of key that it counts, such as `reset:address`. */
  name: string
  tries: number
  /** Length of the window in milliseconds. */
  window: number
  /** The message after too many attempts; `wait` says how long to wait. */
  sentence?: (wait: Filled) => Filled
}

const MINUTE = 60_000

const startOf = (window: number, now: Date) => Math.floor(now.getTime() / window) * window

const waitOf = (minutes: number) => (minutes === 1 ? say('a minute') : say('{{minutes}} minutes', { minutes }))

const usual = (wait: Filled) => say('Too many attempts. Please wait {{wait}} and try again.', { wait })

/** Returns the start of the window that contains a time. */
export const windowAt = ({ window }: Pick<Limit, 'window'>, now: Date) => new Date(startOf(window, now))

/** Returns the error for a key with too many attempts: a 429 that says when to try again. */
export function tooMany(
  { window, sentence: refusal = usual }: Pick<Limit, 'window' | 'sentence'>,
  now: Date,
): ApiError {
  const left = startOf(window, now) + window - now.getTime()
  const headers = { 'Retry-After': String(Math.ceil(left / 1000)) }
  return new ApiError(429, refusal(waitOf(Math.ceil(left / MINUTE))), { headers })
}

/** Counts an attempt, across all processes. Returns false if there have been too many. */
export async function isWithin(database: Database, limit: Limit, key: string | number, now: Date): Promise<boolean> {
  return (await addHit(database, `${limit.name}:${key}`, windowAt(limit, now))) <= limit.tries
}

/** Counts an attempt, as `isWithin` does. Throws a 429 if there have been too many. */
export async function countTry(database: Database, limit: Limit, key: string | number, now: Date): Promise<void> {
  if (!(await isWithin(database, limit, key, now))) throw tooMany(limit, now)
}

import { LONGEST_WINDOW } from '@lekta/shared/contract/schedule'
import { badInput } from '../errors/api-error'
import { say } from '../i18n/sentence'

const DAY = 24 * 60 * 60_000

export interface Window {
  opensAt: Date
  closesAt: Date
}

/**
 * Returns a window that opens now or in the future. Throws a 400 for a window that is over, empty, or longer than a
 * year.
 */
export function windowFrom(opens: string, closes: string, now: Date): Window {
  const window = { opensAt: later(new Date(opens), now), closesAt: new Date(closes) }
  assertCloses(window, now)
  return window
}

/** Throws a 400 unless a window closes after now, after it opens, and within a year. */
export function assertCloses({ opensAt, closesAt }: Window, now: Date): void {
  if (closesAt <= now) throw badInput({ closes_at: 'Closing time must be in the future.' })
  if (closesAt <= opensAt) throw badInput({ closes_at: 'Closing time must be after opening time.' })
  if (closesAt.getTime() - opensAt.getTime() > LONGEST_WINDOW * DAY) {
    throw badInput({ closes_at: say('A test can be open for at most {{days}} days.', { days: LONGEST_WINDOW }) })
  }
}

const later = (one: Date, other: Date) => (one > other ? one : other)

import { relativeFormat } from '../formats'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const units = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

/** Formats how long ago a time was: “now”, “5 minutes ago”, “yesterday”, “2 weeks ago”. */
export function relativeTime(at: Date, now: Date, language: string): string {
  const format = relativeFormat(language, { numeric: 'auto' })
  const past = Math.max(0, now.getTime() - at.getTime())
  for (const [unit, length] of units) if (past >= length) return format.format(-Math.floor(past / length), unit)
  return format.format(0, 'second')
}

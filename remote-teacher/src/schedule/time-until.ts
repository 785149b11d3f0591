import { relativeFormat } from '@lekta/shared/lib/formats'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Formats how long it is until a time, both in milliseconds: “in 3 days”, “in 7 hours”, “in 25 minutes”. */
export function timeUntil(at: number, now: number, language: string): string {
  const left = Math.max(0, at - now)
  const format = relativeFormat(language, { numeric: 'always' })
  if (left >= 2 * DAY) return format.format(Math.round(left / DAY), 'day')
  if (left >= 2 * HOUR) return format.format(Math.round(left / HOUR), 'hour')
  return format.format(Math.ceil(left / MINUTE), 'minute')
}

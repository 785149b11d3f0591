import { dateFormat } from '../formats'

/** A time as a `Date`, as ISO text, or in milliseconds since 1970; a number of ten digits counts seconds. */
export type TimeValue = Date | string | number

const partNames = { y: 'year', m: 'month', d: 'day', h: 'hour', i: 'minute', s: 'second' } as const
type Placeholder = keyof typeof partNames

const isPlaceholder = (letter: string): letter is Placeholder => Object.hasOwn(partNames, letter)

const isInSeconds = (time: TimeValue): time is number =>
  typeof time === 'number' && String(Math.abs(Math.trunc(time))).length === 10

const dateOf = (time: TimeValue) => new Date(isInSeconds(time) ? time * 1000 : time)

interface Options {
  /** The time zone to use, such as `Asia/Jakarta`; the device's by default. */
  timeZone?: string | undefined
  /** `{y}`, `{m}`, `{d}`, `{h}`, `{i}` and `{s}` are replaced by year, month, day, hour, minute and second. */
  pattern?: string
}

/**
 * Formats a time in a time zone, each part padded with zeros: `2026-05-02 09:05:00`. Throws a RangeError for an
 * invalid time.
 */
export function formatDateTime(
  time: TimeValue,
  { timeZone, pattern = '{y}-{m}-{d} {h}:{i}:{s}' }: Options = {},
): string {
  const shown = dateFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(dateOf(time))
  const shownAs = (placeholder: Placeholder) => shown.find(({ type }) => type === partNames[placeholder])?.value ?? ''
  return pattern.replace(/\{(\w)\}/g, (written, letter: string) => (isPlaceholder(letter) ? shownAs(letter) : written))
}

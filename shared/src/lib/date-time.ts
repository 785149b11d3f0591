import { dateFormat } from './formats'

/** A moment as a `Date`, as ISO text, or as a number of milliseconds since 1970; a number of ten digits counts seconds. */
export type TimeValue = Date | string | number

const partNames = { y: 'year', m: 'month', d: 'day', h: 'hour', i: 'minute', s: 'second' } as const
type Placeholder = keyof typeof partNames

const isPlaceholder = (letter: string): letter is Placeholder => Object.hasOwn(partNames, letter)

const isInSeconds = (time: TimeValue): time is number =>
  typeof time === 'number' && String(Math.abs(Math.trunc(time))).length === 10

const dateOf = (time: TimeValue) => new Date(isInSeconds(time) ? time * 1000 : time)

interface Options {
  /** Whose clocks to go by, such as `Asia/Jakarta`; without it, this device's. */
  timeZone?: string | undefined
  /** `{y}`, `{m}`, `{d}`, `{h}`, `{i}` and `{s}` give way to year, month, day, hour, minute and second; the rest stays. */
  pattern?: string
}

/**
 * Returns a moment as the clocks of a time zone show it, each part padded with zeros: `2026-05-02 09:05:00`.
 * Throws a RangeError for what is no moment.
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

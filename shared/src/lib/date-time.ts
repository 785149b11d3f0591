import { dateFormat } from './formats'

/** A moment as a `Date`, as ISO text, or as a number of milliseconds since 1970; a number of ten digits counts seconds. */
export type Moment = Date | string | number

const parts = { y: 'year', m: 'month', d: 'day', h: 'hour', i: 'minute', s: 'second' } as const
type Place = keyof typeof parts

const isPlace = (letter: string): letter is Place => Object.hasOwn(parts, letter)

const isInSeconds = (moment: Moment): moment is number =>
  typeof moment === 'number' && String(Math.abs(Math.trunc(moment))).length === 10

const dateOf = (moment: Moment) => new Date(isInSeconds(moment) ? moment * 1000 : moment)

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
  moment: Moment,
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
  }).formatToParts(dateOf(moment))
  const shownAs = (place: Place) => shown.find(({ type }) => type === parts[place])?.value ?? ''
  return pattern.replace(/\{(\w)\}/g, (written, letter: string) => (isPlace(letter) ? shownAs(letter) : written))
}

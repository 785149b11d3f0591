import { numberFormat } from '../formats'

/** A period in one unit, such as `{ years: 5 }`. */
export type Period = { hours: number } | { days: number } | { months: number } | { years: number }

type Unit = 'hours' | 'days' | 'months' | 'years'

const HOUR = 60 * 60_000

function partsOf(period: Period): { unit: Unit; count: number } {
  const [[unit, count]] = Object.entries(period) as [[Unit, number]]
  return { unit, count }
}

/** Returns a time moved by a number of calendar months in UTC; the last day of the month if it has no such day. */
function moveMonths(time: Date, months: number): Date {
  const moved = new Date(time)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(time.getUTCDate(), lastDay))
  return moved
}

function move(time: Date, period: Period, direction: 1 | -1): Date {
  const { unit, count } = partsOf(period)
  const steps = count * direction
  if (unit === 'years') return moveMonths(time, steps * 12)
  if (unit === 'months') return moveMonths(time, steps)
  return new Date(time.getTime() + steps * (unit === 'days' ? 24 : 1) * HOUR)
}

/** Returns the time that is a period after another. Months and years are those of the calendar, in UTC. */
export const after = (time: Date, period: Period): Date => move(time, period, 1)

/** Returns the time that is a period before another. Months and years are those of the calendar, in UTC. */
export const before = (time: Date, period: Period): Date => move(time, period, -1)

/** Returns the length in milliseconds of a period of hours or days, which is always the same. */
export const lengthOf = (period: { hours: number } | { days: number }): number => after(new Date(0), period).getTime()

/** Returns a period in words, such as `5 years` or `5 tahun`. */
export function describePeriod(period: Period, language: 'en' | 'id'): string {
  const { unit, count } = partsOf(period)
  return numberFormat(language, { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' }).format(count)
}

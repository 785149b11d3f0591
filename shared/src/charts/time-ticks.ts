import { dateFormat } from '../lib/formats'

const monthSteps = [1, 2, 3, 6, 12, 24]

/** Returns the first days of months between the first and the last of some times, at most `most` of them. */
export function timeTicks(times: readonly number[], language: string, most: number): { at: number; text: string }[] {
  const finite = times.filter(Number.isFinite)
  if (finite.length === 0) return []
  const [from, to] = [Math.min(...finite), Math.max(...finite)]
  const first = new Date(from)
  const months = (step: number) => {
    const found: number[] = []
    for (let month = Math.ceil(first.getUTCMonth() / step) * step; ; month += step) {
      const at = Date.UTC(first.getUTCFullYear(), month, 1)
      if (at > to) return found
      if (at >= from) found.push(at)
    }
  }
  const ticks = monthSteps.map(months).find((found) => found.length <= most) ?? []
  const format = dateFormat(language, { month: 'short', year: '2-digit', timeZone: 'UTC' })
  const exact = dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  if (ticks.length >= 2) return ticks.map((at) => ({ at, text: format.format(at) }))
  return [...new Set([from, to])].map((at) => ({ at, text: exact.format(at) }))
}

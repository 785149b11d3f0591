import type { Schedule } from '@lekta/shared/contract/schedule'
import { useTimeRange } from '@lekta/shared/dates/use-day'

/** Returns a function that formats the period in which a test can be taken. */
export function useSpan() {
  const range = useTimeRange()
  return ({ opens_at, closes_at }: Pick<Schedule, 'opens_at' | 'closes_at'>) =>
    range(opens_at, closes_at > opens_at ? closes_at : opens_at)
}

import type { PathPoint } from '@lekta/shared/contract/dashboard'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { useChildLevel } from '@lekta/shared/report/child-path'
import { stoneEvery } from './path-geometry'

/** Returns the number of whole steps between two measures; at least 0. */
export const stepsBetween = (from: number, to: number) => Math.max(0, Math.floor((to - from) / stoneEvery))

/**
 * Returns a function that writes a true and positive sentence about the child's progress. Its `trusted` tests are
 * oldest first, and there is at least one.
 */
export function useEncouragement() {
  const { t } = useTranslation()
  const day = useDay()
  const levelText = useChildLevel()
  return (trusted: readonly PathPoint[], first: PathPoint, last: PathPoint): string => {
    if (first.id === last.id) return t('This is the first stop on your journey. Every page you read takes you further.')
    const since = day(first.finished_at)
    const steps = stepsBetween(first.measure.value, last.measure.value)
    const best = Math.max(...trusted.map(({ measure }) => measure.value))
    if (steps > 0)
      return t('You have climbed {{count}} steps since {{since}}. Well done!', {
        count: steps,
        since,
        defaultValue_one: 'You have climbed one step since {{since}}. Well done!',
      })
    if (stepsBetween(last.measure.value, best) > 0)
      return t('You have been at {{best}} before. Some days are harder than others. You can get there again!', {
        best: levelText(best),
      })
    if (last.measure.value > first.measure.value)
      return t('You have moved up a little since {{since}}. Every page you read takes you further.', { since })
    return t('Some days are harder than others, and that’s OK. Every page you read takes you further.')
  }
}

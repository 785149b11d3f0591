import type { GoalState } from '@lekta/shared/contract/assessment/goal'
import { useTranslation } from '@lekta/shared/i18n'
import type { StatusTone } from '@lekta/shared/ui'

/** How each state looks. */
export const goalTones: Readonly<Record<GoalState, StatusTone>> = {
  reached: 'good',
  'on track': 'good',
  behind: 'caution',
  waiting: 'neutral',
  missed: 'caution',
}

/** Returns the states of goals in words. */
export function useGoalStates(): Readonly<Record<GoalState, string>> {
  const { t } = useTranslation()
  return {
    reached: t('Reached'),
    'on track': t('On track'),
    behind: t('Behind'),
    waiting: t('No new test yet'),
    missed: t('Not reached'),
  }
}

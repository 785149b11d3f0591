import type { Rollover, RolloverAction } from '@lekta/shared/contract/people/rollover'
import { useTranslation } from '@lekta/shared/i18n'

/** Returns the names of what can happen to a class or a student. */
export function useActionNames(): Readonly<Record<RolloverAction, string>> {
  const { t } = useTranslation()
  return { promote: t('Moves up'), stay: t('Stays as it is'), leave: t('Leaves the school') }
}

/** Returns a function that says how many students moved up, stayed and left. */
export function useCountsText() {
  const { t } = useTranslation()
  return ({ promoted, stayed, left }: Pick<Rollover, 'promoted' | 'stayed' | 'left'>) =>
    [
      t('{{count}} move up', { count: promoted, defaultValue_one: '{{count}} moves up' }),
      t('{{count}} leave', { count: left, defaultValue_one: '{{count}} leaves' }),
      t('{{count}} stay', { count: stayed, defaultValue_one: '{{count}} stays' }),
    ].join(' · ')
}

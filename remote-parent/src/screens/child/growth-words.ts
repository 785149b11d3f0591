import type { Standing } from '@lekta/shared/contract/measure'
import { useTranslation } from '@lekta/shared/i18n'
import { chanceInHundred, SURE_GROWTH } from '@lekta/shared/lib/measure'

/** What a growth means, for a parent. */
export function useGrowthWords() {
  const { t } = useTranslation()
  return ({ difference, probability }: NonNullable<Standing['growth']>): string => {
    const chance = chanceInHundred(probability)
    if (difference > 0 && probability >= SURE_GROWTH)
      return t('Very likely real growth: the chance is {{chance}} in 100.', { chance })
    if (difference > 0)
      return t('Perhaps real growth: the chance is {{chance}} in 100. The next test will tell.', { chance })
    if (probability <= 1 - SURE_GROWTH)
      return t('Very likely a real fall. Talk with the teacher, and read together for a few minutes a day.')
    return t(
      'No growth shows this time (its chance is {{chance}} in 100), which one hard day can cause. Reading together for a few minutes a day helps most.',
      { chance },
    )
  }
}

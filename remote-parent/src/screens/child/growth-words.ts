import type { LatestResult } from '@lekta/shared/contract/measure'
import { useTranslation } from '@lekta/shared/i18n'
import { chanceInHundred, hasSurelyFallen, hasSurelyGrown } from '@lekta/shared/lib/measure'

/** What a growth means, for a parent. */
export function useGrowthWords() {
  const { t } = useTranslation()
  return (growth: NonNullable<LatestResult['growth']>): string => {
    const { difference, probability } = growth
    const chance = chanceInHundred(probability)
    if (hasSurelyGrown(growth)) return t('Very likely real growth: the chance is {{chance}} in 100.', { chance })
    if (difference > 0)
      return t('Perhaps real growth: the chance is {{chance}} in 100. The next test will tell.', { chance })
    if (hasSurelyFallen(growth))
      return t('Much lower than before. Perhaps not every text was read with care this time: another test will tell.')
    return t(
      'No growth shows this time (its chance is {{chance}} in 100), which one hard day can cause. Reading together for a few minutes a day helps most.',
      { chance },
    )
  }
}

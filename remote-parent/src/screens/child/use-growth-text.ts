import type { LatestResult } from '@lekta/shared/contract/measure'
import { useTranslation } from '@lekta/shared/i18n'
import { chanceInHundred, hasSurelyGrown, isClearDecline } from '@lekta/shared/lib/measure/measure'

/** Returns a function that explains growth to a parent in one sentence. */
export function useGrowthText() {
  const { t } = useTranslation()
  return (growth: NonNullable<LatestResult['growth']>): string => {
    const { difference, probability } = growth
    const chance = chanceInHundred(probability)
    if (hasSurelyGrown(growth)) return t('Very likely real growth ({{chance}}% sure).', { chance })
    if (difference > 0) return t('Probably growing ({{chance}}% sure). The next test will make it clearer.', { chance })
    if (isClearDecline(growth))
      return t(
        'This result and the one before differ more than chance allows. A third test will decide which is nearer to the truth.',
      )
    return t(
      'No clear growth this time. One hard day can cause that. Reading together for a few minutes a day helps most.',
    )
  }
}

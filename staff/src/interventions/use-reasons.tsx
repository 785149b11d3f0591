import type { InterventionReason } from '@lekta/shared/contract/people/intervention'
import { useTranslation } from '@lekta/shared/i18n'
import { STALE_MONTHS } from '@lekta/shared/lib/measure/attention'

/** Returns the reasons of interventions in words. */
export function useReasons(): Readonly<Record<InterventionReason, string>> {
  const { t } = useTranslation()
  return {
    fallen: t('Clear decline'),
    far_below: t('Far below grade level'),
    doubtful: t('No reliable result'),
    stale: t('Not tested for {{months}} months', { months: STALE_MONTHS }),
    unmeasured: t('Not measured yet'),
    chosen: t('Chosen by hand'),
  }
}

import type { ErasureRow } from '@lekta/shared/contract/privacy'
import { useTranslation } from '@lekta/shared/i18n'

/** Returns the names of the states, reasons and kinds of erasures. */
export function useErasureNames() {
  const { t } = useTranslation()
  const states: Readonly<Record<ErasureRow['state'], string>> = {
    open: t('Waiting'),
    done: t('Deleted'),
    cancelled: t('Cancelled'),
  }
  const reasons: Readonly<Record<ErasureRow['reason'], string>> = {
    request: t('On request'),
    'consent withdrawn': t('Consent withdrawn'),
    retention: t('End of retention'),
  }
  const kinds: Readonly<Record<ErasureRow['kind'], string>> = { child: t('A child'), adult: t('An adult') }
  return { states, reasons, kinds }
}

import type { ItemWarning } from '@lekta/shared/contract/assessment/bank'
import { useTranslation } from '@lekta/shared/i18n'

/** Returns the label of each warning about an item, in the user's language. */
export function useWarningNames(): Readonly<Record<ItemWarning, string>> {
  const { t } = useTranslation()
  return {
    harder: t('Harder than expected'),
    easier: t('Easier than expected'),
    flat: t('Low discrimination'),
    rival: t('Strong readers choose a wrong answer'),
    idle: t('A wrong answer that is never chosen'),
    hasty: t('Often answered without reading'),
    unequal: t('Harder or easier for one group'),
  }
}

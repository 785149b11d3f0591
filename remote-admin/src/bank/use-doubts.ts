import type { ItemWarning } from '@lekta/shared/contract/bank'
import { useTranslation } from '@lekta/shared/i18n'

/** What each doubt about an item says to the person who looks at it. */
export function useDoubts(): Readonly<Record<ItemWarning, string>> {
  const { t } = useTranslation()
  return {
    harder: t('Harder than expected'),
    easier: t('Easier than expected'),
    flat: t('Low discrimination'),
    rival: t('Strong readers choose a wrong answer'),
    idle: t('A wrong answer that is never chosen'),
    hasty: t('Often answered without reading'),
  }
}

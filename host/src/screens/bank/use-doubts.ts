import type { ItemWarning } from '@lekta/shared/contract/bank'
import { useTranslation } from '@lekta/shared/i18n'

/** What each doubt about an item says to the person who looks at it. */
export function useDoubts(): Readonly<Record<ItemWarning, string>> {
  const { t } = useTranslation()
  return {
    harder: t('Harder than thought'),
    easier: t('Easier than thought'),
    flat: t('Hardly tells readers apart'),
    rival: t('Good readers take a wrong answer'),
    idle: t('A wrong answer that nobody takes'),
    hasty: t('Often answered without reading'),
  }
}

import { useTranslation } from '@lekta/shared/i18n'

/** Returns the bands of a grade, from the lowest, with their names. */
export function useBandNames() {
  const { t } = useTranslation()
  return [
    { name: 'far_below', label: t('Far below grade level') },
    { name: 'below', label: t('Below the middle half') },
    { name: 'within', label: t('In the middle half') },
    { name: 'above', label: t('Above the middle half') },
  ] as const
}

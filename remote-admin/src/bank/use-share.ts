import { useTranslation } from '@lekta/shared/i18n'

/** Returns a function that formats a share from 0 to 1 as a percentage. */
export function useShare() {
  const { i18n } = useTranslation()
  const format = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  return (share: number) => format.format(share)
}

import { useTranslation } from '@lekta/shared/i18n'

/** Returns a function that formats a share, 0…1, in per cent. */
export function useShare() {
  const { i18n } = useTranslation()
  const format = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  return (share: number) => format.format(share)
}

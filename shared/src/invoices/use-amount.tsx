import { useTranslation } from '@lekta/shared/i18n'
import { formatMoney } from '../lib/text/money'

/**
 * Returns a function that formats an amount in the user's language. Amounts are in the currency's smallest unit in
 * use.
 */
export function useAmount() {
  const { i18n } = useTranslation()
  return (amount: number, currency: string) => formatMoney(amount, currency, i18n.language)
}

/** Returns a function that formats a rate in hundredths of a percent: 1100 becomes `11%`. */
export function useRate() {
  const { i18n } = useTranslation()
  const format = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 })
  return (rate: number) => format.format(rate / 10_000)
}

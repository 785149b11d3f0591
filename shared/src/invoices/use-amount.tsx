import { useTranslation } from '@lekta/shared/i18n'
import { formatMoney } from '../lib/money'

/** Writes an amount in the currency’s smallest unit in use as the reader’s language does. */
export function useAmount() {
  const { i18n } = useTranslation()
  return (amount: number, currency: string) => formatMoney(amount, currency, i18n.language)
}

/** Writes a rate in hundredths of a percent: `11 %`. */
export function useRate() {
  const { i18n } = useTranslation()
  const format = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 })
  return (rate: number) => format.format(rate / 10_000)
}

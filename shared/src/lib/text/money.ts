import { numberFormat } from '../formats'

/** The number of decimals used in practice, where it differs from ISO 4217. Amounts in rupiah are whole. */
const wholeUnits: Readonly<Record<string, number>> = { IDR: 0 }

/** Returns the number of decimals in amounts of a currency. */
export const digitsOf = (currency: string) =>
  wholeUnits[currency] ??
  numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
  2

/** Formats an amount in its currency's smallest unit in use: `Rp 99.000`, `$4.50`. */
export function formatMoney(amount: number, currency: string, language: string): string {
  const digits = digitsOf(currency)
  const format = numberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return format.format(amount / 10 ** digits)
}

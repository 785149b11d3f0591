import { useTranslation } from '@lekta/shared/i18n'
import type { InvoiceLine } from '../contract/invoice'
import { useDay } from '../dates/use-day'

/** Says what a line of an invoice is for. */
export function useLineText() {
  const { t } = useTranslation()
  const day = useDay()
  const describe = (name: string, value: string | number) => {
    if (typeof value === 'number') return value
    return name === 'until' ? day(value) : t(value)
  }
  return ({ text, values }: InvoiceLine) =>
    t(text, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, describe(name, value)])))
}

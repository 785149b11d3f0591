import { useTranslation } from '@lekta/shared/i18n'
import { describeInvoiceLine, type InvoiceSentence } from '../contract/money/describe-invoice-line'
import type { InvoiceLine } from '../contract/money/invoice'
import { useDay } from '../dates/use-day'

/** Returns a function that describes a line of an invoice in the user's language. */
export function useLineText() {
  const { t } = useTranslation()
  const day = useDay()
  const write = ({ english, values }: InvoiceSentence): string => {
    const filled: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(values)) filled[name] = typeof value === 'object' ? write(value) : value
    return t(english, filled)
  }
  return (line: InvoiceLine) => write(describeInvoiceLine(line, { plan: (name) => t(name), day }))
}

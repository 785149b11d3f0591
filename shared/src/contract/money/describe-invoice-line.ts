import type { words } from '../words.id'
import { type InvoiceLine, invoiceLineTexts } from './invoice'

/** An English sentence, which is also the key of its translation, with the values of its placeholders. */
export interface InvoiceSentence {
  english: keyof typeof words
  values: Readonly<Record<string, string | number | InvoiceSentence>>
}

/** Functions that format a line's values in the user's language. */
interface Writers {
  plan: (name: string) => string
  day: (date: string) => string
}

const added = '{{plan}}, extra seat: {{tests}}, {{time}}'
const renewed = '{{plan}}, renewal: {{tests}}, {{time}}'

/**
 * The sentence for each stored text of a line. Any other text means a new order. The keys must never change, because
 * stored invoices contain them.
 */
const descriptions = new Map<string, typeof added | typeof renewed>([
  [invoiceLineTexts.add, added],
  [invoiceLineTexts.renew, renewed],
  ['{{plan}}: {{tests}} tests for one more child until {{until}}', added],
  ['{{plan}}, renewed: {{tests}} tests for one child within {{months}} months', renewed],
])

const describeTests = (count: number): InvoiceSentence => ({
  english: count === 1 ? '{{count}} test per seat' : '{{count}} tests per seat',
  values: { count },
})

const describeMonths = (count: number): InvoiceSentence => ({
  english: count === 1 ? '{{count}} month' : '{{count}} months',
  values: { count },
})

/**
 * Returns the sentence for a line of an invoice, such as `School year: 4 tests per seat, 12 months`. The stored text
 * only selects the sentence and is not shown.
 */
export function describeInvoiceLine(
  { text, values }: Pick<InvoiceLine, 'text' | 'values'>,
  { plan, day }: Writers,
): InvoiceSentence {
  const { until, months } = values
  const time: InvoiceSentence =
    until === undefined
      ? describeMonths(Number(months))
      : { english: 'until {{day}}', values: { day: day(String(until)) } }
  return {
    english: descriptions.get(text) ?? '{{plan}}: {{tests}}, {{time}}',
    values: { plan: plan(String(values.plan)), tests: describeTests(Number(values.tests)), time },
  }
}

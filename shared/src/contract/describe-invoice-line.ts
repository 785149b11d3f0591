import { type InvoiceLine, invoiceLineTexts } from './invoice'
import type { words } from './words.id'

/** A sentence in English, the key of its translation, and what fills its placeholders. */
export interface InvoiceSentence {
  english: keyof typeof words
  values: Readonly<Record<string, string | number | InvoiceSentence>>
}

/** How the values of a line are written in the reader's language. */
interface Writers {
  plan: (name: string) => string
  day: (date: string) => string
}

const added = '{{plan}}, extra seat: {{tests}}, {{time}}'
const renewed = '{{plan}}, renewal: {{tests}}, {{time}}'

/** What the stored texts of lines say; all others are of an order. The keys never change: old invoices have them. */
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

/** Returns what a line of an invoice is for, in words that are not stored with it: `School year: 4 tests per seat, 12 months`. */
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

import type { InvoiceRecord } from '@lekta/shared/contract/money/invoice'
import type { Language } from '../i18n/sentence'
import type { Terms } from '../money/terms'
import { defineTask } from '../threads/task'
import type { Quote } from './quote-pdf'

interface Printed {
  language: Language
  /** The address of the page where it can be paid or ordered. */
  page: string
}

export const invoicePdfTask = defineTask({
  name: 'invoice as PDF',
  load: async () => {
    const { invoicePdf } = await import('./invoice-pdf')
    return ({ record, ...options }: Printed & { record: InvoiceRecord }) => invoicePdf(record, options)
  },
})

export const quotePdfTask = defineTask({
  name: 'quote as PDF',
  load: async () => {
    const { quotePdf } = await import('./quote-pdf')
    return ({ terms, ...options }: Printed & Quote & { terms: Terms }) => quotePdf(terms, options)
  },
})

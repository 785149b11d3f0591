import { brand } from '@lekta/shared/brand'
import { amountInWords } from '@lekta/shared/lib/text/amount-in-words'
import type { BillingAddress } from '../database/schema'
import type { Language } from '../i18n/sentence'
import { lineOf, type Terms } from '../money/terms'
import { inBothLanguages } from '../pdf/both-languages'
import { page } from '../pdf/sheet'
import { drawInvoice, type InvoiceDrawing, type InvoicePage } from './draw-invoice'

const { ink, tealInk } = brand.colors

export interface Quote {
  billTo: BillingAddress
  now: Date
}

function quotePageOf(terms: Terms, { billTo, now }: Quote): InvoicePage {
  const { plan, seats, unitPrice, net, taxRate, tax, total, endsAt } = terms
  const words = (language: Language) => amountInWords(total, plan.currency, language)
  return {
    title: 'Quote',
    number: null,
    state: { words: 'Not an order yet', color: ink },
    days: [
      { label: 'Created on', at: now.toISOString() },
      { label: 'If paid that day, valid until', at: endsAt.toISOString() },
    ],
    seller: { ...brand.seller, lines: [...brand.seller.lines] },
    bill_to: billTo,
    lines: [{ ...lineOf(terms), quantity: seats, unit_price: unitPrice, amount: total }],
    ...{ net, tax, tax_rate: taxRate, total, currency: plan.currency },
    in_words: { en: words('en'), id: words('id') },
  }
}

function putNext({ sheet, language }: InvoiceDrawing, y: number, address: string) {
  const box = { x: page.left, width: page.width }
  let below = sheet.putBoth(inBothLanguages('How to order', language), { ...box, y }, { font: 'bold', size: 11 }) + 4
  below = sheet.putBoth(inBothLanguages('Order on this page and you will receive an invoice:', language), {
    ...box,
    y: below,
  })
  below = sheet.put(address, { ...box, y: below }, { color: tealInk }) + 6
  sheet.putBoth(inBothLanguages('The price on the day of the order applies.', language), { ...box, y: below })
}

/** Returns a quote on one A4 page, in both languages. `page` is the address where the quote can be ordered. */
export const quotePdf = (
  terms: Terms,
  { language, page: address, ...quote }: Quote & { language: Language; page: string },
): Promise<Uint8Array<ArrayBuffer>> =>
  drawInvoice(quotePageOf(terms, quote), language, (printing, y) => putNext(printing, y, address))

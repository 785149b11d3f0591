import { disclaimer } from '@lekta/shared/brand'
import type { InvoiceRecord } from '@lekta/shared/contract/money/invoice'
import { formatMoney } from '@lekta/shared/lib/text/money'
import { type Language, type Plain, speak } from '../i18n/sentence'
import { type BothLanguages, inBothLanguages } from '../pdf/both-languages'
import { type Box, colors, openSheet, page, type Sheet } from '../pdf/sheet'
import { amountInWords, dayIn, lineInBothLanguages, rateIn } from './invoice-text'

const { grey } = colors

type Party = InvoiceRecord['seller']

/** The content that an invoice and a quote have in common. */
export interface InvoicePage
  extends Pick<InvoiceRecord, 'seller' | 'lines' | 'net' | 'tax' | 'tax_rate' | 'total' | 'currency' | 'in_words'> {
  title: Plain
  number: string | null
  state: { words: Plain; color: string }
  bill_to: Party
  days: { label: Plain; at: string }[]
}

export interface InvoiceDrawing {
  sheet: Sheet
  invoice: InvoicePage
  language: Language
}

function putHead({ sheet: { put, putBoth, putBrand }, invoice, language }: InvoiceDrawing): number {
  putBrand()
  const at = { x: 330, y: 44, width: page.right - 330 }
  let below = putBoth(inBothLanguages(invoice.title, language), at, { font: 'bold', size: 16, align: 'right' }) + 2
  if (invoice.number !== null) below = put(invoice.number, { ...at, y: below }, { font: 'bold', align: 'right' }) + 2
  const { first, second } = inBothLanguages(invoice.state.words, language)
  put(`${first} · ${second}`, { ...at, y: below }, { font: 'bold', color: invoice.state.color, align: 'right' })
  return 124
}

function putParty(
  { sheet: { put, putBoth } }: InvoiceDrawing,
  label: BothLanguages,
  { name, lines, email }: Party,
  box: Box,
): number {
  let y = putBoth(label, box, { size: 9, color: grey })
  y = put(name, { ...box, y: y + 4 }, { font: 'bold', size: 11 })
  for (const text of [...lines, ...(email === null ? [] : [email])]) y = put(text, { ...box, y })
  return y
}

function putParties(printing: InvoiceDrawing, y: number): number {
  const { sheet, invoice, language } = printing
  const half = page.width / 2 - 12
  const ends = [
    putParty(printing, inBothLanguages('From', language), invoice.seller, { x: page.left, y, width: half }),
    putParty(printing, inBothLanguages('To', language), invoice.bill_to, { x: page.left + half + 24, y, width: half }),
  ]
  const below = Math.max(...ends) + 18
  const days = invoice.days.map(({ label, at }) => ({ label: inBothLanguages(label, language), at }))
  const dayColumns = days.map(({ label, at }, i) => {
    const box = { x: page.left + i * 160, y: below, width: 150 }
    return sheet.put(dayIn(language, at), { ...box, y: sheet.putBoth(label, box, { size: 9, color: grey }) + 3 })
  })
  return Math.max(...dayColumns) + 20
}

const columns = [
  { x: page.left, width: 250 },
  { x: 316, width: 50 },
  { x: 370, width: 80 },
  { x: 454, width: page.right - 454 },
] as const

function putLines({ sheet, invoice, language }: InvoiceDrawing, start: number): number {
  const heads = (['Description', 'Quantity', 'Unit price', 'Amount'] as const).map((heading) =>
    inBothLanguages(heading, language),
  )
  const align = (i: number) => (i === 0 ? ('left' as const) : ('right' as const))
  const ends = heads.map((head, i) =>
    sheet.putBoth(
      head,
      { ...(columns[i] as (typeof columns)[0]), y: start },
      { size: 9, color: grey, align: align(i) },
    ),
  )
  let y = Math.max(...ends) + 6
  sheet.line(y)
  for (const line of invoice.lines) {
    const money = (amount: number) => formatMoney(amount, invoice.currency, language)
    const texts = [String(line.quantity), money(line.unit_price), money(line.amount)]
    for (const [i, text] of texts.entries())
      sheet.put(text, { ...(columns[i + 1] as (typeof columns)[0]), y: y + 9 }, { align: 'right' })
    y = sheet.putBoth(lineInBothLanguages(line, language), { ...columns[0], y: y + 9 }) + 8
    sheet.line(y)
  }
  return y + 12
}

function putTotals({ sheet, invoice, language }: InvoiceDrawing, start: number): number {
  const { net, tax, tax_rate: rate, total, currency } = invoice
  const inBoth = (sentence: 'Subtotal' | 'VAT' | 'Total') => inBothLanguages(sentence, language)
  const rows = [
    { label: inBoth('Subtotal'), amount: net },
    { label: { ...inBoth('VAT'), first: `${inBoth('VAT').first} ${rateIn(language, rate)}` }, amount: tax },
    { label: inBoth('Total'), amount: total, font: 'bold' as const, size: 13 },
  ]
  let y = start
  for (const { label, amount, font, size } of rows) {
    const style = { ...(font && { font }), ...(size && { size }) }
    sheet.put(
      formatMoney(amount, currency, language),
      { ...columns[3], x: 400, y, width: page.right - 400 },
      { ...style, align: 'right' },
    )
    y = sheet.putBoth(label, { x: 300, y, width: 140 }, style) + 5
  }
  sheet.line(y + 4)
  const words = amountInWords(invoice, language)
  const label = inBothLanguages('In words', language)
  const below = sheet.put(
    `${label.first} · ${label.second}`,
    { x: page.left, y: y + 14, width: page.width },
    { size: 9, color: grey },
  )
  return sheet.putBoth(words, { x: page.left, y: below + 2, width: page.width }, { font: 'bold' }) + 18
}

/** Draws the content that invoices and quotes have in common, then `foot` below it. Returns the finished PDF. */
export function drawInvoice(
  invoice: InvoicePage,
  language: Language,
  foot: (printing: InvoiceDrawing, y: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = openSheet(
    [speak(invoice.title, language), ...(invoice.number === null ? [] : [invoice.number])].join(' '),
  )
  const printing = { sheet, invoice, language }
  foot(printing, putTotals(printing, putLines(printing, putParties(printing, putHead(printing)))))
  sheet.put(disclaimer.en, { x: page.left, y: 806, width: page.width }, { size: 7.5, color: grey })
  return sheet.close()
}

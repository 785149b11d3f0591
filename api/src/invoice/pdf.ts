import { brand } from '@lekta/shared/brand'
import type { InvoiceRecord } from '@lekta/shared/contract/invoice'
import { formatMoney } from '@lekta/shared/lib/money'
import { encode } from 'uqr'
import { type Both, both } from '../pdf/both'
import { type Box, colors, openSheet, page, type Sheet } from '../pdf/sheet'
import { type Language, speak } from '../sentence'
import { bothInWords, bothOfLine, dayIn, rateIn, stateWords } from './wording'

const { ink, tealInk, cancel, grey } = colors

interface Printing {
  sheet: Sheet
  record: InvoiceRecord
  language: Language
  /** The address of the page on which it can be paid. */
  page: string
}

function putHead({ sheet: { put, putBoth, putBrand }, record, language }: Printing): number {
  putBrand()
  const at = { x: 330, y: 44, width: page.right - 330 }
  const below = putBoth(both('Invoice', language), at, { font: 'bold', size: 16, align: 'right' })
  put(record.number, { ...at, y: below + 2 }, { font: 'bold', align: 'right' })
  const color = { unpaid: ink, paid: tealInk, expired: cancel, void: cancel }[record.status]
  const state = both(stateWords[record.status], language)
  put(`${state.first} · ${state.second}`, { ...at, y: below + 18 }, { font: 'bold', color, align: 'right' })
  return 124
}

type Party = InvoiceRecord['seller']

function putParty({ sheet: { put, putBoth } }: Printing, label: Both, { name, lines, email }: Party, box: Box): number {
  let y = putBoth(label, box, { size: 9, color: grey })
  y = put(name, { ...box, y: y + 4 }, { font: 'bold', size: 11 })
  for (const text of [...lines, ...(email === null ? [] : [email])]) y = put(text, { ...box, y })
  return y
}

function putParties(printing: Printing, y: number): number {
  const { sheet, record, language } = printing
  const half = page.width / 2 - 12
  const ends = [
    putParty(printing, both('From', language), record.seller, { x: page.left, y, width: half }),
    putParty(printing, both('To', language), record.bill_to, { x: page.left + half + 24, y, width: half }),
  ]
  const below = Math.max(...ends) + 18
  const days = [
    { label: both('Issued on', language), at: record.issued_at },
    { label: both('Due on', language), at: record.due_at },
    ...(record.paid_at ? [{ label: both('Paid on', language), at: record.paid_at }] : []),
  ]
  const places = days.map(({ label, at }, i) => {
    const box = { x: page.left + i * 160, y: below, width: 150 }
    return sheet.put(dayIn(language, at), { ...box, y: sheet.putBoth(label, box, { size: 9, color: grey }) + 3 })
  })
  return Math.max(...places) + 20
}

const columns = [
  { x: page.left, width: 250 },
  { x: 316, width: 50 },
  { x: 370, width: 80 },
  { x: 454, width: page.right - 454 },
] as const

function putLines({ sheet, record, language }: Printing, start: number): number {
  const heads = (['What', 'Number', 'Each', 'Amount'] as const).map((word) => both(word, language))
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
  for (const line of record.lines) {
    const money = (amount: number) => formatMoney(amount, record.currency, language)
    const texts = [String(line.quantity), money(line.unit_price), money(line.amount)]
    for (const [i, text] of texts.entries())
      sheet.put(text, { ...(columns[i + 1] as (typeof columns)[0]), y: y + 9 }, { align: 'right' })
    y = sheet.putBoth(bothOfLine(line, language), { ...columns[0], y: y + 9 }) + 8
    sheet.line(y)
  }
  return y + 12
}

function putTotals({ sheet, record, language }: Printing, start: number): number {
  const { net, tax, tax_rate: rate, total, currency } = record
  const tells = (sentence: 'Before tax' | 'Tax' | 'Total') => both(sentence, language)
  const rows = [
    { label: tells('Before tax'), amount: net },
    { label: { ...tells('Tax'), first: `${tells('Tax').first} ${rateIn(language, rate)}` }, amount: tax },
    { label: tells('Total'), amount: total, font: 'bold' as const, size: 13 },
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
  const words = bothInWords(record, language)
  const label = both('In words', language)
  const below = sheet.put(
    `${label.first} · ${label.second}`,
    { x: page.left, y: y + 14, width: page.width },
    { size: 9, color: grey },
  )
  return sheet.putBoth(words, { x: page.left, y: below + 2, width: page.width }, { font: 'bold' }) + 18
}

/** A square code that leads to the page on which the invoice can be paid. */
function putCode({ sheet: { document }, page: address }: Printing, { x, y, width }: Box) {
  const { data, size } = encode(address, { border: 0 })
  const dot = width / size
  document.fillColor(ink)
  for (const [row, dots] of data.entries())
    for (const [column, isDark] of dots.entries())
      if (isDark) document.rect(x + column * dot, y + row * dot, dot * 1.02, dot * 1.02)
  document.fill()
}

function putWaysToPay(printing: Printing, y: number) {
  const { sheet, record, language, page: address } = printing
  if (record.status !== 'unpaid') return
  putCode(printing, { x: page.left, y, width: 84 })
  const box = { x: page.left + 104, y, width: page.width - 104 }
  let below = sheet.putBoth(both('How to pay', language), box, { font: 'bold', size: 11 }) + 4
  below = sheet.putBoth(both('Scan the code, or open this page:', language), { ...box, y: below })
  below = sheet.put(address, { ...box, y: below }, { color: tealInk }) + 6
  if (record.pay_to === null) return
  below = sheet.putBoth(both('Or transfer the whole amount, with the number of this invoice, to:', language), {
    ...box,
    y: below,
  })
  sheet.put(record.pay_to, { ...box, y: below }, { font: 'bold' })
}

/** An invoice on one A4 page, in both languages, the reader's first. */
export function invoicePdf(
  record: InvoiceRecord,
  { language, page: address }: { language: Language; page: string },
): Promise<Buffer> {
  const sheet = openSheet(`${speak('Invoice', language)} ${record.number}`)
  const printing = { sheet, record, language, page: address }
  putWaysToPay(printing, putTotals(printing, putLines(printing, putParties(printing, putHead(printing)))))
  sheet.put(brand.disclaimer, { x: page.left, y: 806, width: page.width }, { size: 7.5, color: grey })
  return sheet.close()
}

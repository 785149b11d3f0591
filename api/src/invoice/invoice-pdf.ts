import type { InvoiceRecord } from '@lekta/shared/contract/money/invoice'
import { encode } from 'uqr'
import type { Language } from '../i18n/sentence'
import { inBothLanguages } from '../pdf/both-languages'
import { type Box, colors, page } from '../pdf/sheet'
import { drawInvoice, type InvoiceDrawing, type InvoicePage } from './draw-invoice'
import { stateWords } from './invoice-text'

const { ink, tealInk, cancel } = colors

const stateColors = { unpaid: ink, paid: tealInk, expired: cancel, void: cancel } as const

const invoicePageOf = ({ status, issued_at, due_at, paid_at, ...record }: InvoiceRecord): InvoicePage => ({
  ...record,
  title: 'Invoice',
  state: { words: stateWords[status], color: stateColors[status] },
  days: [
    { label: 'Issued on', at: issued_at },
    { label: 'Due on', at: due_at },
    ...(paid_at ? [{ label: 'Paid on' as const, at: paid_at }] : []),
  ],
})

/** Draws a QR code of the address where the invoice can be paid. */
function putCode({ sheet: { document } }: InvoiceDrawing, address: string, { x, y, width }: Box) {
  const { data, size } = encode(address, { border: 0 })
  const dot = width / size
  document.fillColor(ink)
  for (const [row, dots] of data.entries())
    for (const [column, isDark] of dots.entries())
      if (isDark) document.rect(x + column * dot, y + row * dot, dot * 1.02, dot * 1.02)
  document.fill()
}

function putPaymentMethods(
  printing: InvoiceDrawing,
  y: number,
  { address, payTo }: { address: string; payTo: string | null },
) {
  const { sheet, language } = printing
  putCode(printing, address, { x: page.left, y, width: 84 })
  const box = { x: page.left + 104, y, width: page.width - 104 }
  let below = sheet.putBoth(inBothLanguages('How to pay', language), box, { font: 'bold', size: 11 }) + 4
  below = sheet.putBoth(inBothLanguages('Scan the code, or open this page:', language), { ...box, y: below })
  below = sheet.put(address, { ...box, y: below }, { color: tealInk }) + 6
  if (payTo === null) return
  below = sheet.putBoth(inBothLanguages('Or transfer the full amount, quoting the invoice number, to:', language), {
    ...box,
    y: below,
  })
  sheet.put(payTo, { ...box, y: below }, { font: 'bold' })
}

/**
 * Returns an invoice on one A4 page, in both languages, the recipient's first. `page` is the address where it can be
 * paid.
 */
export const invoicePdf = (
  record: InvoiceRecord,
  { language, page: address }: { language: Language; page: string },
): Promise<Uint8Array<ArrayBuffer>> =>
  drawInvoice(invoicePageOf(record), language, (printing, y) => {
    if (record.status === 'unpaid') putPaymentMethods(printing, y, { address, payTo: record.pay_to })
  })

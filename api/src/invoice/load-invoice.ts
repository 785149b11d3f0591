import { brand } from '@lekta/shared/brand'
import type { Invoice, InvoiceRecord } from '@lekta/shared/contract/money/invoice'
import { amountInWords } from '@lekta/shared/lib/text/amount-in-words'
import type { Config } from '../config/config'
import type { Database } from '../database/connect'
import { notFound } from '../errors/api-error'
import type { Buyer } from '../money/buyer'
import * as invoiceQueries from '../money/invoice-queries'
import * as queries from './queries'

export const presentInvoice = ({
  issuedAt,
  dueAt,
  paidAt,
  ...row
}: Omit<queries.InvoiceListRow, 'bill_to' | 'school_id'>): Invoice => ({
  ...row,
  issued_at: issuedAt.toISOString(),
  due_at: dueAt.toISOString(),
  paid_at: paidAt?.toISOString() ?? null,
})

/** Returns an invoice of the tenant. Throws a 404 if there is none. */
export async function loadInvoice(
  tenant: Buyer,
  database: Database,
  config: Config,
  id: number,
): Promise<InvoiceRecord> {
  const row = await queries.selectInvoice(tenant, database, id)
  if (!row) throw notFound('invoice')
  const { billTo, taxRate, net, tax, ...rest } = row
  const payments = await queries.selectPayments(database, id)
  const words = (language: 'en' | 'id') => amountInWords(row.total, row.currency, language)
  return {
    ...presentInvoice(rest),
    ...{ net, tax, bill_to: billTo, tax_rate: taxRate },
    seller: { ...brand.seller, lines: [...brand.seller.lines] },
    lines: await invoiceQueries.selectLines(database, id),
    in_words: { en: words('en'), id: words('id') },
    pay_online: config.payment.provider !== 'none',
    pay_to: config.bankAccount,
    payments: payments.map(({ createdAt, settledAt, ...one }) => ({
      ...one,
      created_at: createdAt.toISOString(),
      settled_at: settledAt?.toISOString() ?? null,
    })),
  }
}

/** Returns the address of the page on which the tenant can pay an invoice. */
export const invoiceAddressOf = ({ role }: Buyer, { publicUrl }: Config, { id }: Pick<InvoiceRecord, 'id'>) =>
  `${publicUrl}/${role}/invoice-detail/${id}`

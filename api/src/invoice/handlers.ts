import { brand } from '@lekta/shared/brand'
import type { Invoice, InvoiceRecord, invoiceContract } from '@lekta/shared/contract/money/invoice'
import { amountInWords } from '@lekta/shared/lib/text/amount-in-words'
import type { Config } from '../config/config'
import type { Database } from '../database/connect'
import { ApiError, notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { pageOf } from '../http/list-page'
import type { Buyer } from '../money/buyer'
import * as invoiceQueries from '../money/invoice-queries'
import { lockInvoice } from '../money/lock'
import { closeInvoice } from '../money/settle-invoice'
import { selectProof, settleTransfer } from '../payment/bank-transfer'
import { providerOf } from '../payment/providers/choose'
import { startPayment } from '../payment/start-payment'
import { invoicePdf } from './invoice-pdf'
import * as queries from './queries'

const presentInvoice = ({
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

async function load(tenant: Buyer, database: Database, config: Config, id: number): Promise<InvoiceRecord> {
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

export const invoiceHandlers: Handlers<typeof invoiceContract> = {
  invoices: async ({ query: { status, ...query }, tenant, database }) => {
    const rows = await queries.selectInvoices(tenant, database, query, status)
    const total = await queries.countInvoices(tenant, database, query, status)
    return pageOf(
      query,
      rows.map(({ bill_to: _, school_id: __, ...row }) => presentInvoice(row)),
      total,
    )
  },

  awaitedInvoices: async ({ query, database }) => {
    const rows = await queries.selectAwaited(database, query)
    const data = rows.map(({ bill_to, school_id: _, ...row }) => ({ ...presentInvoice(row), bill_to }))
    return pageOf(query, data, await queries.countAwaited(database, query))
  },

  allInvoices: async ({ query: { status, buyer, from, until, ...query }, database }) => {
    const filter = { query, status, buyer, from, until }
    const rows = await queries.selectAll(database, filter)
    const data = rows.map(({ bill_to, school_id, ...row }) => ({ ...presentInvoice(row), bill_to, school_id }))
    return pageOf(query, data, await queries.countAll(database, filter))
  },

  invoicePayments: async ({ params, database }) => {
    const rows = await queries.selectPaymentsWithEvents(database, params.id)
    return rows.map(({ createdAt, settledAt, ...row }) => ({
      ...row,
      created_at: createdAt.toISOString(),
      settled_at: settledAt?.toISOString() ?? null,
    }))
  },

  invoice: ({ params, tenant, database, config }) => load(tenant, database, config, params.id),

  invoiceFile: async ({ params, query, tenant, database, config }) => {
    const record = await load(tenant, database, config, params.id)
    const page = `${config.publicUrl}/${tenant.role}/invoice-detail/${record.id}`
    const content = await invoicePdf(record, { language: query.language, page })
    const name = `${brand.name} ${record.number.replace('/', '-')}.pdf`
    return new File([new Uint8Array(content)], name, { type: 'application/pdf' })
  },

  payInvoice: async ({ params, tenant, database, config, now }) => {
    const provider = providerOf({ config, database })
    if (!provider) throw new ApiError(409, 'Online payment is not available. Please pay by bank transfer.')
    const { id, redirectUrl } = await startPayment(tenant, database, { invoiceId: params.id, provider, now })
    return { id, redirect_url: redirectUrl }
  },

  withdrawInvoice: async ({ params, tenant, database, now }) => {
    if (!(await queries.selectInvoice(tenant, database, params.id))) throw notFound('invoice')
    await database.transaction(async (transaction) => {
      const locked = await lockInvoice(transaction, params.id)
      const actor = { by: tenant.accountId, now }
      if (!locked || !(await closeInvoice(transaction, locked, 'withdraw', actor)))
        throw new ApiError(409, 'Only an unpaid invoice can be cancelled.')
    })
    return null
  },

  settleTransfer: async ({ params, body, file, tenant, database, now }) => {
    await settleTransfer(database, { invoiceId: params.id, ...body, file, by: tenant.accountId, now })
    return null
  },

  transferProof: async ({ params, tenant, database }) => {
    const proof = await selectProof(tenant, database, params.id)
    if (!proof) throw notFound('proof')
    return new File([new Uint8Array(proof.content)], proof.name, { type: proof.type })
  },
}

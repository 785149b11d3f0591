import { brand } from '@lekta/shared/brand'
import type { invoiceContract } from '@lekta/shared/contract/money/invoice'
import { ApiError, notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { pageOf } from '../http/list-page'
import { lockInvoice } from '../money/lock'
import { closeInvoice } from '../money/settle-invoice'
import { selectProof, settleTransfer } from '../payment/bank-transfer'
import { providerOf } from '../payment/providers/choose'
import { startPayment } from '../payment/start-payment'
import { invoiceAddressOf, loadInvoice, presentInvoice } from './load-invoice'
import * as queries from './queries'
import { invoicePdfTask } from './tasks'

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

  invoice: ({ params, tenant, database, config }) => loadInvoice(tenant, database, config, params.id),

  invoiceFile: async ({ params, query: { language }, tenant, database, config, threads }) => {
    const record = await loadInvoice(tenant, database, config, params.id)
    const content = await threads.run(invoicePdfTask, {
      record,
      language,
      page: invoiceAddressOf(tenant, config, record),
    })
    const name = `${brand.name} ${record.number.replace('/', '-')}.pdf`
    return new File([content], name, { type: 'application/pdf' })
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

import type { paymentContract } from '@lekta/shared/contract/money/payment'
import type { Database } from '../database/connect'
import { notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { countTry, type Limit } from '../http/limits/rate-limit'
import { pageOf } from '../http/list-page'
import { lockInvoice } from '../money/lock'
import { refundOverpayment, spendOverpayment } from './overpayment'
import { providerOf } from './providers/choose'
import { countOverpayments, presentPayment, selectOverpayments, selectPayment } from './queries'
import { reconcilePayment } from './reconcile'
import { settleAtSandbox } from './sandbox-scenarios'
import { assertPayable } from './start-payment'

/**
 * Limits status checks: the page to which a payer returns checks the payment a few times, and providers limit how
 * often the server may ask them.
 */
export const checkLimit: Limit = { name: 'payment:check', tries: 20, window: 60_000 }

async function find(database: Database, orderId: string) {
  const row = await selectPayment(database, orderId)
  if (!row) throw notFound('payment')
  return row
}

export const paymentHandlers: Handlers<typeof paymentContract> = {
  payment: async ({ params, database }) => presentPayment(database, await find(database, params.id)),

  confirmPayment: async ({ params, body, database, config, metrics, now, log }) => {
    const { payment, invoice } = await find(database, params.id)
    if (payment.provider !== 'sandbox' || config.payment.provider !== 'sandbox') throw notFound('payment')
    await database.transaction(async (transaction) => {
      const locked = await lockInvoice(transaction, invoice.id)
      if (locked) assertPayable(locked, now)
    })
    await settleAtSandbox({ config, database, metrics, now, log }, payment.orderId, body)
    return presentPayment(database, await find(database, params.id))
  },

  checkPayment: async ({ params, database, config, now }) => {
    const { payment } = await find(database, params.id)
    const provider = providerOf({ config, database })
    if (provider?.name === payment.provider && ['started', 'pending'].includes(payment.status)) {
      await countTry(database, checkLimit, payment.id, now)
      await reconcilePayment(database, provider, payment.orderId, now)
    }
    return presentPayment(database, await find(database, params.id))
  },

  surplusPayments: async ({ query, database }) => {
    const rows = await selectOverpayments(database, query)
    const data = rows.map(({ settledAt, ...row }) => ({ ...row, came_at: (settledAt as Date).toISOString() }))
    return pageOf(query, data, await countOverpayments(database, query))
  },

  refundSurplus: async ({ params, body, file, tenant, database, now }) => {
    await refundOverpayment(database, { ...params, ...body, file, by: tenant.accountId, now })
    return null
  },

  spendSurplus: async ({ params, body, tenant, database, now }) => {
    await spendOverpayment(database, { ...params, invoiceId: body.invoice_id, by: tenant.accountId, now })
    return null
  },
}

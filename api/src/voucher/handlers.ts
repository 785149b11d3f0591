import { randomBytes } from 'node:crypto'
import type { voucherContract } from '@lekta/shared/contract/money/voucher'
import { sourceOf } from '../auth/known-device'
import { ApiError, badInput, notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { pageOf } from '../http/list-page'
import { say } from '../i18n/sentence'
import { lockSubscription, lockSubscriptions } from '../money/lock'
import { isCode, plainCode, printCode } from '../money/voucher-code'
import { createVouchers, voidVouchers } from '../money/vouchers'
import * as queries from './queries'
import { redeemCode } from './redeem'

/**
 * Returns a name for a batch of vouchers: the day, and random characters that distinguish batches of the same day.
 */
const newBatch = (now: Date) => `${now.toISOString().slice(0, 10)}-${randomBytes(4).toString('hex')}`

export const voucherHandlers: Handlers<typeof voucherContract> = {
  vouchers: async ({ query: { batch, subscription_id: subscriptionId, status, ...query }, tenant, database, now }) => {
    const filter = { query, batch, subscriptionId, status, now }
    const rows = await queries.selectVouchers(tenant, database, filter)
    const data = rows.map(({ createdAt, endsAt, redeemedAt, code, ...row }) => ({
      ...row,
      code: printCode(code),
      created_at: createdAt.toISOString(),
      ends_at: endsAt.toISOString(),
      redeemed_at: redeemedAt?.toISOString() ?? null,
    }))
    return pageOf(query, data, await queries.countVouchers(tenant, database, filter))
  },

  makeVouchers: async ({ body: { subscription_id: id, count }, tenant, database, now }) => {
    const found = await queries.selectRuns(tenant, database, id, now)
    if (!found) throw notFound('subscription')
    if (!found.runs) throw new ApiError(409, 'This subscription is not active. Choose another one.')
    const batch = newBatch(now)
    const codes = await database.transaction(async (transaction) => {
      const bought = await lockSubscription(transaction, id)
      return bought ? createVouchers(transaction, bought, { count, batch, by: tenant.accountId, now }) : []
    })
    if (codes.length === 0) {
      const message = say('There are fewer than {{count}} free seats left. Choose fewer vouchers or add seats.', {
        count,
      })
      throw new ApiError(409, message)
    }
    return { batch, codes: codes.map(printCode) }
  },

  redeemVoucher: async ({ body: { code, student_id: studentId }, ...context }) => {
    const { tenant, database, now } = context
    return redeemCode(tenant, database, { code, studentId, source: await sourceOf(context), now })
  },

  voidVouchers: async ({ body: { codes, batch }, tenant, database, now }) => {
    if (!codes && batch === undefined) throw badInput({ codes: 'Choose at least one voucher.' })
    const plain = codes?.map(plainCode) ?? []
    const choice = codes ? { codes: plain } : { batch: batch ?? '' }
    const ids = plain.every(isCode) ? await queries.selectSubscriptionIds(tenant, database, choice) : []
    if (ids.length === 0) throw notFound('voucher')
    const voided = await database.transaction(async (transaction) => {
      const held = await lockSubscriptions(transaction, ids)
      return voidVouchers(transaction, choice, held, { by: tenant.accountId, now })
    })
    return { voided }
  },
}

import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { ApiError, badInput, notFound } from '../errors/api-error'
import { countTry, type Limit } from '../http/limits/rate-limit'
import { isCode, plainCode } from '../money/voucher-code'
import { hasStudent, type RedeemableRow, redeemVouchers, selectRedeemable } from '../money/vouchers'
import { selectWorth } from './queries'

const HOUR = 60 * 60_000

/** Limits attempts with well-formed codes. On the first day, a whole school may redeem from one network. */
const limits = {
  account: { name: 'voucher:account', tries: 100, window: HOUR },
  source: { name: 'voucher:source', tries: 1000, window: HOUR },
} as const satisfies Record<string, Limit>

const used = () => new ApiError(409, 'This voucher has already been redeemed.')

/** Throws a 404 if there is no voucher, and a 409 if it cannot be redeemed. */
function assertRedeemable(row: RedeemableRow | undefined): asserts row is RedeemableRow {
  if (!row) throw notFound('voucher')
  if (row.redeemedAt) throw used()
  if (row.voidedAt || !row.runs) throw new ApiError(409, 'This voucher is no longer valid.')
}

interface Redeeming {
  code: string
  studentId: number
  /** The source under which attempts are counted, in addition to the account. */
  source: string
  now: Date
}

/**
 * Gives a student the seat of a voucher's code, once, even with concurrent requests. If the same student's request is
 * repeated, it succeeds again. Throws a 400 for a misspelt code, a 404 for an unknown one, a 409 for one that is not
 * valid, and a 429 after too many attempts.
 */
export async function redeemCode(tenant: Tenant, database: Database, { code, studentId, source, now }: Redeeming) {
  const plain = plainCode(code)
  if (!isCode(plain))
    throw badInput({ code: 'There is a typing mistake in this code. Check it character by character.' })
  await countTry(database, limits.account, tenant.accountId, now)
  await countTry(database, limits.source, source, now)
  if (!(await hasStudent(tenant, database, studentId))) throw notFound('student')
  const [row] = await selectRedeemable(tenant, database, [plain], now)
  if (row?.redeemedFor === studentId) return selectWorth(database, row.subscriptionId)
  assertRedeemable(row)
  await database.transaction(async (transaction) => {
    const redeemed = await redeemVouchers(tenant, transaction, [{ code: plain, studentId }], now)
    if (redeemed === 1) return
    assertRedeemable((await selectRedeemable(tenant, transaction, [plain], now))[0])
    throw new ApiError(409, 'This child already has a seat in this subscription.')
  })
  return selectWorth(database, row.subscriptionId)
}

import type { ImportNote } from '@lekta/shared/contract/import/import'
import type { Line } from '../../database/schema/import-json'
import { revokeSeats } from '../../money/seats/give-seats'
import { plainCode } from '../../money/voucher-code'
import { type RedeemableRow, redeemVouchers, reopenVouchers, selectRedeemable } from '../../money/vouchers'
import { findTwice, type Judged, type Kind, rejected, valuesIn } from '../kind'
import { note } from '../line'
import { StaleError } from '../stale-error'
import { type FoundStudent, findStudents } from './find-students'
import { selectSeated } from './seat-queries'

interface Todo {
  seat: number
  code: string
}

const codeOf = ({ values: { code } }: Line) => (code === undefined ? undefined : plainCode(code))

function voucherErrorOf(voucher: RedeemableRow | undefined): ImportNote | null {
  if (!voucher) return note('code', 'noSuchCode')
  if (voucher.redeemedAt) return note('code', 'codeUsed')
  return voucher.runs && !voucher.voidedAt ? null : note('code', 'codeEnded')
}

interface World {
  vouchers: ReadonlyMap<string, RedeemableRow>
  find: (line: Line) => FoundStudent
  twice: ReadonlyMap<Line, ImportNote>
  /** The keys `student subscription` of students who have a seat or get one from an earlier line. */
  seated: Set<string>
}

function judgeOne(line: Line, { vouchers, find, twice, seated }: World): Judged<Todo> {
  const named = line.faults.length > 0 ? undefined : find(line)
  const voucher = vouchers.get(codeOf(line) ?? '')
  // The sheet was imported before: this code is already redeemed for this student.
  if (named?.id && voucher?.redeemedFor === named.id)
    return { ...line, notices: [...line.notices, note(null, 'hasSeat')], outcome: 'same', accountId: named.id }
  const again = twice.get(line)
  const error = line.values.code ? voucherErrorOf(voucher) : null
  const errors = [again, named?.error, error].flatMap((one) => one ?? [])
  if (line.faults.length + errors.length > 0 || !voucher || !named?.id) return rejected(line, ...errors)
  const key = `${named.id} ${voucher.subscriptionId}`
  if (seated.has(key)) return rejected(line, note('code', 'hasSeat'))
  seated.add(key)
  return { ...line, outcome: 'create', accountId: named.id, todo: { seat: voucher.seatId, code: voucher.code } }
}

/** A sheet of voucher codes, each redeemed for its student. */
export const vouchers: Kind<Todo> = {
  async judge(setting, lines) {
    const { tenant, database, now } = setting
    const found = await selectRedeemable(tenant, database, valuesIn(lines, codeOf), now)
    const find = await findStudents(setting, lines)
    const ids = lines.flatMap((line) => find(line).id ?? [])
    const seated = await selectSeated(tenant, database, ids, now)
    const world: World = {
      vouchers: new Map(found.map((voucher) => [voucher.code, voucher])),
      find,
      twice: findTwice(lines, codeOf, 'code', 'codeTwice'),
      seated: new Set(seated.map(({ studentId, subscriptionId }) => `${studentId} ${subscriptionId}`)),
    }
    return lines.map((line) => judgeOne(line, world))
  },

  async write({ tenant, database, now }, judged) {
    const rows = judged.flatMap(({ accountId, todo }) => (todo && accountId ? [{ studentId: accountId, ...todo }] : []))
    if ((await redeemVouchers(tenant, database, rows, now)) < rows.length) throw new StaleError()
    return judged.map(({ accountId, todo }) => ({ accountId: accountId ?? 0, change: { ...todo } }))
  },

  async undo({ tenant, database, now }, rows) {
    const seatIds = rows.flatMap(({ change: { seat } }) => seat ?? [])
    const taken = await revokeSeats(database, seatIds, { by: tenant.accountId, now })
    await reopenVouchers(
      database,
      rows.flatMap(({ change: { code } }) => code ?? []),
    )
    return seatIds.length - taken.length
  },
}

import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id } from '../list'
import { grantReasons } from '../money/plan'

/** Maximum number of seats in one grant. */
export const grantLimit = 100_000

const count = (most: number, least: string, tooMany: string) =>
  z.coerce.number<number | string>().check(z.int(), z.minimum(1, least), z.maximum(most, tooMany))

const GrantBody = z.object({
  seats: count(grantLimit, 'Please choose at least one seat.', 'A grant has at most 100,000 seats.'),
  /** From now on. */
  months: count(36, 'Please choose at least one month.', 'A grant lasts at most 36 months.'),
  tests_per_child: count(20, 'Please choose at least one test.', 'A seat has at most 20 tests.'),
  reason: z.enum(grantReasons),
  /** The school's newest active grant that the admin has seen; null if there was none. Prevents granting twice. */
  newest_grant: z.nullable(Id),
})

const params = z.object({ id: Id })
const tags = ['PlatformSchool', 'Subscription', 'Seat'] as const

/** Seats that admins grant to schools without payment. */
export const seatGrantContract = defineContract({
  grantSeats: {
    method: 'POST',
    path: '/v2/platform/school/grant-seats/:id',
    summary: 'Grant seats to a school without payment; sent twice it grants once',
    access: ['admin'],
    params,
    body: GrantBody,
    data: z.object({ subscription_id: z.number() }),
    tags,
  },
  withdrawGrant: {
    method: 'POST',
    path: '/v2/platform/school/withdraw-grant/:id',
    summary: 'Withdraw the seats of a grant that no student has; the other seats stay until its last day',
    access: ['admin'],
    params,
    body: z.object({ subscription_id: Id }),
    data: z.object({ withdrawn: z.number(), left: z.number() }),
    tags,
  },
})

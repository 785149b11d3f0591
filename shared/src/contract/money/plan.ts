import * as z from 'zod/mini'
import { defineContract } from '../endpoint'

export const audiences = ['parent', 'school'] as const

/** The English names of the built-in plans, which are also the keys of their translations. */
export const planNames = [
  'One test',
  'Half a year',
  'A whole year',
  'One round',
  'School year',
  'School year plus',
  'Pilot seats',
  'Compensation seats',
  'Granted seats',
] as const

/** Why an admin grants seats to a school. */
export const grantReasons = ['pilot', 'compensation', 'other'] as const
export type GrantReason = (typeof grantReasons)[number]

/** How the codes of plans for granted seats begin. */
export const grantPrefix = 'grant-'

/** Returns the code of the plan for granted seats. Such a plan is never on sale. */
export const grantPlanCode = (reason: GrantReason): string => grantPrefix + reason

/** Returns whether a subscription with this plan was granted by an admin, not bought. */
export const isGrant = (planCode: string): boolean => planCode.startsWith(grantPrefix)

/** What can be bought: a number of tests for one child within a number of months. */
export const Plan = z.object({
  code: z.string(),
  audience: z.enum(audiences),
  /** The English name, which is also the key of its translation. */
  name: z.string(),
  /** The price for one child, in the currency's smallest unit (see `formatMoney`). */
  price: z.number(),
  /** The ISO 4217 code of the currency. */
  currency: z.string(),
  months: z.number(),
  tests_per_child: z.number(),
})
export type Plan = z.infer<typeof Plan>

export const planContract = defineContract({
  plans: {
    method: 'GET',
    path: '/v2/plan',
    summary: 'The plans on sale, for parents and for schools, the cheapest first',
    access: 'public',
    data: z.array(Plan),
    tags: ['Plan'],
  },
})

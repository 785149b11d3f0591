import * as z from 'zod/mini'
import { defineContract } from '../endpoint'

export const audiences = ['parent', 'school'] as const

/** The names of the built-in plans; English, the keys of their translations. */
export const planNames = [
  'One test',
  'Half a year',
  'A whole year',
  'One round',
  'School year',
  'School year plus',
] as const

/** What can be bought: a number of tests for one child within a number of months. */
export const Plan = z.object({
  code: z.string(),
  audience: z.enum(audiences),
  /** English, the key of its translation. */
  name: z.string(),
  /** For one child, in the currency's smallest unit (see `formatMoney`). */
  price: z.number(),
  /** ISO 4217. */
  currency: z.string(),
  months: z.number(),
  tests_per_child: z.number(),
})
export type Plan = z.infer<typeof Plan>

export const planContract = defineContract({
  plans: {
    method: 'GET',
    path: '/v2/plan',
    summary: 'What can be bought today, for parents and for schools, the cheapest first',
    access: 'public',
    data: z.array(Plan),
    tags: ['Plan'],
  },
})

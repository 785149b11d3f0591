import type { planNames } from '@lekta/shared/contract/money/plan'
import type { plan } from '../database/schema'

type NewPlan = typeof plan.$inferInsert & { name: (typeof planNames)[number] }

/** The plans that are offered until others are set. Prices are in whole rupiah for one child. */
export const defaultPlans: readonly NewPlan[] = [
  { code: 'family-one', audience: 'parent', name: 'One test', price: 45_000, months: 1, testsPerChild: 1, position: 1 },
  {
    code: 'family-half',
    audience: 'parent',
    name: 'Half a year',
    price: 99_000,
    months: 6,
    testsPerChild: 3,
    position: 2,
  },
  {
    code: 'family-year',
    audience: 'parent',
    name: 'A whole year',
    price: 149_000,
    months: 12,
    testsPerChild: 6,
    position: 3,
  },
  {
    code: 'school-round',
    audience: 'school',
    name: 'One round',
    price: 20_000,
    months: 3,
    testsPerChild: 1,
    position: 4,
  },
  {
    code: 'school-year',
    audience: 'school',
    name: 'School year',
    price: 60_000,
    months: 12,
    testsPerChild: 4,
    position: 5,
  },
  {
    code: 'school-plus',
    audience: 'school',
    name: 'School year plus',
    price: 96_000,
    months: 12,
    testsPerChild: 8,
    position: 6,
  },
]

import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { plan } from '../database/schema'

// Plans do not belong to a tenant: all buyers see the same plans.

export const selectOfferedPlans = (database: Database) =>
  database
    .select({
      code: plan.code,
      audience: plan.audience,
      name: plan.name,
      price: plan.price,
      currency: plan.currency,
      months: plan.months,
      tests_per_child: plan.testsPerChild,
    })
    .from(plan)
    .where(eq(plan.offered, true))
    .orderBy(asc(plan.position), asc(plan.code))

export const countPlans = (database: Database) => database.$count(plan)

/** Adds plans. Plans that another server has added at the same time are left unchanged. */
export const insertPlans = (database: Database, rows: (typeof plan.$inferInsert)[]) =>
  database.insert(plan).values(rows).onConflictDoNothing()

import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamp } from './columns'
import { account } from './people'
import { school } from './school'

export const plan = pgTable(
  'plan',
  {
    code: text().primaryKey(),
    audience: text({ enum: ['parent', 'school'] }).notNull(),
    /** In English; also the key of the translation. */
    name: text().notNull(),
    /** Per seat, in the currency's minor unit. */
    price: integer().notNull(),
    /** ISO 4217. */
    currency: text().notNull().default('IDR'),
    months: smallint().notNull(),
    testsPerChild: smallint().notNull(),
    /** Position in lists; the cheapest plan comes first. */
    position: smallint().notNull(),
    /** Whether the plan is currently for sale. */
    offered: boolean().notNull().default(true),
  },
  (table) => [check('plan_price_is_not_negative', sql`${table.price} >= 0`)],
)

/** A plan that a parent or a school has bought, with the plan's terms at the time of purchase. */
export const subscription = pgTable(
  'subscription',
  {
    id: id(),
    /** The owner: a school, or a parent. */
    schoolId: integer().references(() => school.id),
    parentId: integer().references(() => account.id),
    planCode: text()
      .notNull()
      .references(() => plan.code),
    seats: integer().notNull(),
    /** Per seat, in the currency's minor unit. */
    price: integer().notNull(),
    currency: text().notNull(),
    months: smallint().notNull(),
    testsPerChild: smallint().notNull(),
    /** `pending` until the invoice is paid, then `active`, then `ended`; `dropped` if it was never paid. */
    status: text({ enum: ['pending', 'active', 'ended', 'dropped'] })
      .notNull()
      .default('pending'),
    startsAt: timestamp(),
    endsAt: timestamp(),
    /** Whether the subscription ends without being renewed. */
    endsForGood: boolean().notNull().default(false),
    /** The subscription that this one renews. */
    renewsId: integer().references((): AnyPgColumn => subscription.id),
    createdBy: integer()
      .notNull()
      .references(() => account.id),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.schoolId),
    index().on(table.parentId),
    index().on(table.renewsId),
    index('subscription_running').on(table.endsAt).where(sql`${table.status} = 'active'`),
    check('subscription_has_one_owner', sql`num_nonnulls(${table.schoolId}, ${table.parentId}) = 1`),
    check('subscription_has_seats', sql`${table.seats} > 0`),
  ],
)

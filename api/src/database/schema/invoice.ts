import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { id, timestamp } from './columns'
import { account } from './people'
import { school } from './school'
import { subscription } from './subscription'

/** The last invoice number of each year, so that the numbering has no gaps. */
export const invoiceNumber = pgTable('invoice_number', { year: smallint().primaryKey(), last: integer().notNull() })

/** The billing address as it was when the invoice was issued. */
export interface BillingAddress {
  name: string
  lines: string[]
  email: string | null
}

/** Returns the name of the person or school that is billed. The index for searches uses exactly this expression. */
export const billedToOf = (table: { billTo: AnyPgColumn }) => sql<string>`(${table.billTo} ->> 'name')`

export const invoice = pgTable(
  'invoice',
  {
    id: id(),
    /** The year and a consecutive number without gaps: 2026/000123. */
    number: text().notNull().unique(),
    schoolId: integer().references(() => school.id),
    parentId: integer().references(() => account.id),
    subscriptionId: integer()
      .notNull()
      .references(() => subscription.id),
    status: text({ enum: ['unpaid', 'paid', 'expired', 'void'] })
      .notNull()
      .default('unpaid'),
    purpose: text({ enum: ['buy', 'add', 'renew'] }).notNull(),
    /** The number of seats to create when the invoice is paid, and the students who get them. */
    seats: integer().notNull(),
    studentIds: integer().array().notNull().default([]),
    createdBy: integer()
      .notNull()
      .references(() => account.id),
    /** The idempotency key from the buyer's browser. It prevents storing the same order twice. */
    key: text().notNull(),
    billTo: jsonb().$type<BillingAddress>().notNull(),
    currency: text().notNull(),
    /** All amounts are in the currency's minor unit. */
    net: integer().notNull(),
    /** Tax rate in hundredths of a percent: 1100 is 11 %. */
    taxRate: smallint().notNull(),
    tax: integer().notNull(),
    total: integer().notNull(),
    issuedAt: timestamp().notNull(),
    dueAt: timestamp().notNull(),
    paidAt: timestamp(),
  },
  (table) => [
    index().on(table.schoolId, table.issuedAt.desc().nullsFirst()),
    index().on(table.parentId, table.issuedAt.desc().nullsFirst()),
    index().on(table.subscriptionId),
    index('invoice_total').on(table.total, table.id),
    index('invoice_search').using('gin', sql`${table.number} gin_trgm_ops`, sql`${billedToOf(table)} gin_trgm_ops`),
    index('invoice_unpaid').on(table.dueAt).where(sql`${table.status} = 'unpaid'`),
    unique().on(table.createdBy, table.key),
    check('invoice_has_one_owner', sql`num_nonnulls(${table.schoolId}, ${table.parentId}) = 1`),
    check('invoice_adds_up', sql`${table.net} + ${table.tax} = ${table.total}`),
  ],
)

export const invoiceLine = pgTable(
  'invoice_line',
  {
    invoiceId: integer()
      .notNull()
      .references(() => invoice.id),
    position: smallint().notNull(),
    /** The kind of line. `describeInvoiceLine` returns its wording. */
    text: text().notNull(),
    values: jsonb().$type<Record<string, string | number>>().notNull(),
    quantity: integer().notNull(),
    unitPrice: integer().notNull(),
    amount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.position] }),
    check('invoice_line_multiplies', sql`${table.quantity} * ${table.unitPrice} = ${table.amount}`),
  ],
)

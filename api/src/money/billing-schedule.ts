import { and, eq, exists, gt, isNotNull, lte, notExists, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { homeZone } from '../config/home-zone'
import type { Database } from '../database/connect'
import { buildQuery } from '../database/query-builder'
import { invoice, notification, plan, subscription } from '../database/schema'
import { defineJob } from '../jobs/job'
import { notify } from '../notification/notify'
import { recordMoney } from './audit'
import { type Owner, selectPayers } from './buyer'
import { lockInvoice, lockSubscription } from './lock'
import { closeInvoice } from './settle-invoice'
import { transition } from './transition'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** How long the server waits for a provider's callback about a recent payment before the invoice expires. */
const GRACE = 2 * HOUR

/** How long before its end a subscription's owner is notified. */
const ENDING = 14 * DAY

/** How long before its due date the owner of an invoice is reminded. */
const DUE = 36 * HOUR

/** Most rows processed in one go. */
const AT_ONCE = 200

const from = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)

/** Whether no notification of an occasion exists yet. */
const isNotNotified = (occasion: SQL) =>
  notExists(buildQuery().select({ one: sql`1` }).from(notification).where(eq(notification.occasion, occasion)))

/** Runs a step for everything a query finds until it finds nothing, each in its own transaction. */
async function forEachDue<Row extends { id: number }>(
  find: (after: number) => Promise<Row[]>,
  act: (row: Row) => Promise<unknown>,
): Promise<void> {
  let after = 0
  for (let rows = await find(after); rows.length > 0; rows = await find(after)) {
    for (const row of rows) await act(row)
    after = rows.at(-1)?.id ?? after
  }
}

type NotifiedOwner = Owner & { id: number }

const ofInvoice = { id: invoice.id, schoolId: invoice.schoolId, parentId: invoice.parentId }

const selectDue = (database: Database, now: Date) => (after: number) =>
  database
    .select({ ...ofInvoice, number: invoice.number, dueAt: invoice.dueAt })
    .from(invoice)
    .where(
      and(
        eq(invoice.status, 'unpaid'),
        gt(invoice.id, after),
        gt(invoice.dueAt, now),
        lte(invoice.dueAt, from(now, DUE)),
        isNotNotified(sql`'invoice ' || ${invoice.id} || ' due'`),
      ),
    )
    .orderBy(invoice.id)
    .limit(AT_ONCE)

const selectOverdue = (database: Database, now: Date) => (after: number) =>
  database
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(eq(invoice.status, 'unpaid'), gt(invoice.id, after), lte(invoice.dueAt, from(now, -GRACE))))
    .orderBy(invoice.id)
    .limit(AT_ONCE)

const isRenewed = () =>
  exists(
    buildQuery()
      .select({ one: sql`1` })
      .from(sql`${subscription} renewal`)
      .where(sql`renewal.renews_id = ${subscription.id} and renewal.status <> 'dropped'`),
  )

const ofSubscription = { id: subscription.id, schoolId: subscription.schoolId, parentId: subscription.parentId }

const selectEnding = (database: Database, now: Date) => (after: number) =>
  database
    .select({
      ...ofSubscription,
      name: plan.name,
      endsAt: sql<Date>`${subscription.endsAt}`.mapWith(subscription.endsAt),
    })
    .from(subscription)
    .innerJoin(plan, eq(plan.code, subscription.planCode))
    .where(
      and(
        eq(subscription.status, 'active'),
        eq(subscription.endsForGood, false),
        gt(subscription.id, after),
        gt(subscription.endsAt, now),
        lte(subscription.endsAt, from(now, ENDING)),
        sql`not ${isRenewed()}`,
        isNotNotified(sql`'subscription ' || ${subscription.id} || ' ending'`),
      ),
    )
    .orderBy(subscription.id)
    .limit(AT_ONCE)

const selectEnded = (database: Database, now: Date) => (after: number) =>
  database
    .select({ ...ofSubscription, name: plan.name })
    .from(subscription)
    .innerJoin(plan, eq(plan.code, subscription.planCode))
    .where(
      and(
        eq(subscription.status, 'active'),
        gt(subscription.id, after),
        isNotNull(subscription.endsAt),
        lte(subscription.endsAt, now),
      ),
    )
    .orderBy(subscription.id)
    .limit(AT_ONCE)

const payersOf = (row: NotifiedOwner, transaction: Database) => selectPayers(row, transaction)

async function remind(database: Database, now: Date) {
  await forEachDue(selectDue(database, now), (row) =>
    database.transaction(async (transaction) => {
      const values = { id: row.id, number: row.number, due: row.dueAt.toISOString(), zone: homeZone }
      await notify(transaction, await payersOf(row, transaction), 'invoiceDue', values, `invoice ${row.id} due`)
    }),
  )
}

async function expire(database: Database, now: Date) {
  await forEachDue(selectOverdue(database, now), ({ id }) =>
    database.transaction(async (transaction) => {
      const bill = await lockInvoice(transaction, id)
      if (!bill || !(await closeInvoice(transaction, bill, 'expire', { by: null, now }))) return
      const payers = await payersOf(bill.invoice, transaction)
      const { number } = bill.invoice
      await notify(transaction, payers, 'invoiceExpired', { id, number }, `invoice ${id} expired`)
    }),
  )
}

async function warn(database: Database, now: Date) {
  await forEachDue(selectEnding(database, now), (row) =>
    database.transaction(async (transaction) => {
      const values = { plan: row.name, ends: row.endsAt.toISOString(), zone: homeZone }
      const payers = await payersOf(row, transaction)
      await notify(transaction, payers, 'subscriptionEnding', values, `subscription ${row.id} ending`)
    }),
  )
}

async function end(database: Database, now: Date) {
  await forEachDue(selectEnded(database, now), (row) =>
    database.transaction(async (transaction) => {
      await lockSubscription(transaction, row.id)
      if (!(await transition(transaction, 'subscription', 'end', row.id))) return
      await recordMoney(transaction, 'subscription ended', `subscription ${row.id}`, { by: null, now })
      const payers = await payersOf(row, transaction)
      await notify(transaction, payers, 'subscriptionEnded', { plan: row.name }, `subscription ${row.id} ended`)
    }),
  )
}

/**
 * Sends reminders, expires invoices and ends subscriptions that are due. It does nothing twice, also when it runs in
 * two processes at once.
 */
export async function expireAndRemind(database: Database, now: Date): Promise<void> {
  await remind(database, now)
  await expire(database, now)
  await warn(database, now)
  await end(database, now)
}

export const expireAndRemindJob = defineJob({
  name: 'keep-time-of-money',
  data: z.object({}),
  retry: { limit: 0, delay: 0 },
  every: 5 * 60,
  work: ({ database, now }) => expireAndRemind(database, now),
})

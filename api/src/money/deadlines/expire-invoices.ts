import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { homeZone } from '../../config/home-zone'
import type { Database } from '../../database/connect'
import { invoice } from '../../database/schema'
import { notify } from '../../notification/notify'
import { selectPayers } from '../buyer'
import { lockInvoice } from '../lock'
import { closeInvoice } from '../settle-invoice'
import { AT_ONCE, forEachDue, HOUR, isNotNotified } from './due-rows'

/** How long the server waits for a provider's callback about a recent payment before the invoice expires. */
const GRACE = 2 * HOUR

/** How long before an invoice is due its payer is reminded. */
const REMINDER = 36 * HOUR

const selectDue = (database: Database, now: Date) => (afterId: number) =>
  database
    .select({
      id: invoice.id,
      schoolId: invoice.schoolId,
      parentId: invoice.parentId,
      number: invoice.number,
      dueAt: invoice.dueAt,
    })
    .from(invoice)
    .where(
      and(
        eq(invoice.status, 'unpaid'),
        gt(invoice.id, afterId),
        gt(invoice.dueAt, now),
        lte(invoice.dueAt, new Date(now.getTime() + REMINDER)),
        isNotNotified(sql`'invoice ' || ${invoice.id} || ' due'`),
      ),
    )
    .orderBy(invoice.id)
    .limit(AT_ONCE)

const selectOverdue = (database: Database, now: Date) => (afterId: number) =>
  database
    .select({ id: invoice.id })
    .from(invoice)
    .where(
      and(eq(invoice.status, 'unpaid'), gt(invoice.id, afterId), lte(invoice.dueAt, new Date(now.getTime() - GRACE))),
    )
    .orderBy(invoice.id)
    .limit(AT_ONCE)

/** Reminds the payer of each unpaid invoice that is due soon, but only once. */
export async function remindOfInvoices(database: Database, now: Date): Promise<void> {
  await forEachDue(selectDue(database, now), (row) =>
    database.transaction(async (transaction) => {
      const values = { id: row.id, number: row.number, due: row.dueAt.toISOString(), zone: homeZone }
      const payers = await selectPayers(row, transaction)
      await notify(transaction, payers, 'invoiceDue', values, `invoice ${row.id} due`)
    }),
  )
}

/** Expires invoices that were not paid in time, and notifies their payers. */
export async function expireInvoices(database: Database, now: Date): Promise<void> {
  await forEachDue(selectOverdue(database, now), ({ id }) =>
    database.transaction(async (transaction) => {
      const locked = await lockInvoice(transaction, id)
      if (!locked || !(await closeInvoice(transaction, locked, 'expire', { by: null, now }))) return
      const payers = await selectPayers(locked.invoice, transaction)
      const { number } = locked.invoice
      await notify(transaction, payers, 'invoiceExpired', { id, number }, `invoice ${id} expired`)
    }),
  )
}

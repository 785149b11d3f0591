import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { billedToOf, invoice, invoiceLine } from '../database/schema'

/** The name of the person or school that is billed. */
export const billedTo = billedToOf(invoice)

/** Returns the lines of an invoice in their order. The caller has checked who may see it. */
export const selectLines = (database: Database, invoiceId: number) =>
  database
    .select({
      text: invoiceLine.text,
      values: invoiceLine.values,
      quantity: invoiceLine.quantity,
      unit_price: invoiceLine.unitPrice,
      amount: invoiceLine.amount,
    })
    .from(invoiceLine)
    .where(eq(invoiceLine.invoiceId, invoiceId))
    .orderBy(asc(invoiceLine.position))

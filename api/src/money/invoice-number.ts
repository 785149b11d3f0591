import { dateFormat } from '@lekta/shared/lib/formats'
import { sql } from 'drizzle-orm'
import { homeZone } from '../config/home-zone'
import type { Database } from '../database/connect'
import { invoiceNumber } from '../database/schema'

const yearIn = dateFormat('en', { year: 'numeric', timeZone: homeZone })

/**
 * Returns the next invoice number of the year. The numbers have no gaps. Other transactions that need a number wait
 * until this transaction ends, so call this function last.
 */
export async function nextInvoiceNumber(transaction: Database, now: Date): Promise<string> {
  const year = Number(yearIn.format(now))
  const [row] = await transaction
    .insert(invoiceNumber)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceNumber.year, set: { last: sql`${invoiceNumber.last} + 1` } })
    .returning({ last: invoiceNumber.last })
  return `${year}/${String(row?.last).padStart(6, '0')}`
}

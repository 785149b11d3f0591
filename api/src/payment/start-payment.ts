import { and, desc, eq, inArray } from 'drizzle-orm'
import { newToken } from '../access/token'
import type { Database } from '../database/connect'
import { invoice, invoiceLine, payment } from '../database/schema'
import { ApiError, notFound } from '../errors/api-error'
import type { Plain } from '../i18n/sentence'
import { type Buyer, ownInvoices } from '../money/buyer'
import { type LockedInvoice, lockInvoice, type PaymentRow } from '../money/lock'
import { takesMoney } from '../money/settle-invoice'
import { transition } from '../money/transition'
import type { Provider } from './providers/provider'

/** How long a started payment can be continued, in milliseconds. Providers forget a payment after a day. */
const FRESH = 12 * 60 * 60_000

const refusals: Readonly<Record<LockedInvoice['invoice']['status'], Plain>> = {
  unpaid: 'The subscription on this invoice has ended. Please place a new order.',
  paid: 'This invoice is already paid.',
  expired: 'This invoice has expired. Please place a new order.',
  void: 'This invoice is void. Please place a new order.',
}

/** Throws a 409 with the reason if an invoice cannot be paid. */
export function assertPayable(locked: LockedInvoice, now: Date): void {
  if (!takesMoney(locked, now)) throw new ApiError(409, refusals[locked.invoice.status])
}

/** Selects the pending payments of an invoice; there is at most one. */
const selectOpen = (transaction: Database, invoiceId: number) =>
  transaction
    .select()
    .from(payment)
    .where(and(eq(payment.invoiceId, invoiceId), inArray(payment.status, ['started', 'pending'])))
    .orderBy(desc(payment.id))

/**
 * Marks the pending payments of an invoice as failed because the invoice is paid in another way. Money that still
 * arrives through them is an overpayment.
 */
export async function endOpenPayments(transaction: Database, invoiceId: number): Promise<void> {
  for (const { id } of await selectOpen(transaction, invoiceId)) await transition(transaction, 'payment', 'fail', id)
}

/**
 * Returns the pending payment to continue. If there is none, or if it is too old or at another provider, creates a
 * new one.
 */
async function openPayment(
  transaction: Database,
  { invoice: { id, total, currency } }: LockedInvoice,
  provider: Provider['name'],
  { accountId: createdBy, now }: { accountId: number; now: Date },
): Promise<PaymentRow> {
  for (const open of await selectOpen(transaction, id)) {
    if (open.provider === provider && now.getTime() - open.createdAt.getTime() < FRESH) return open
    await transition(transaction, 'payment', 'fail', open.id)
  }
  const values = { invoiceId: id, provider, orderId: newToken(), amount: total, currency, createdBy, createdAt: now }
  const [row] = await transaction.insert(payment).values(values).returning()
  if (!row) throw new Error('An inserted payment came back as nothing.')
  return row
}

async function isOwnInvoice(tenant: Buyer, database: Database, id: number): Promise<boolean> {
  return (await database.$count(invoice, and(ownInvoices(tenant), eq(invoice.id, id)))) > 0
}

/**
 * Starts a payment for an invoice at a provider, or returns the payment that was already started, so that two tabs
 * get the same one. Throws a 404 for an invoice that is not the tenant's, and a 409 for one that cannot be paid.
 */
export async function startPayment(
  tenant: Buyer,
  database: Database,
  { invoiceId, provider, now }: { invoiceId: number; provider: Provider; now: Date },
): Promise<{ id: string; redirectUrl: string }> {
  if (!(await isOwnInvoice(tenant, database, invoiceId))) throw notFound('invoice')
  const open = await database.transaction(async (transaction) => {
    const locked = await lockInvoice(transaction, invoiceId)
    if (!locked) throw notFound('invoice')
    assertPayable(locked, now)
    return openPayment(transaction, locked, provider.name, { accountId: tenant.accountId, now })
  })
  if (open.redirectUrl) return { id: open.orderId, redirectUrl: open.redirectUrl }
  const [line] = await database.select().from(invoiceLine).where(eq(invoiceLine.invoiceId, invoiceId))
  const { quantity = 1, unitPrice = open.amount, values } = line ?? {}
  const { orderId, amount, currency } = open
  // Outside of the transaction, so that no lock is held while the provider answers.
  const { redirectUrl } = await provider.start({
    ...{ orderId, amount, currency, quantity, unitPrice },
    title: String(values?.plan ?? 'Reading tests'),
  })
  await database.update(payment).set({ redirectUrl }).where(eq(payment.id, open.id))
  return { id: orderId, redirectUrl }
}

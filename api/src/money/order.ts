import { formatMoney } from '@lekta/shared/lib/text/money'
import { and, eq } from 'drizzle-orm'
import { actorOf, recordAction } from '../audit/record'
import { homeZone } from '../config/home-zone'
import type { Database } from '../database/connect'
import { account, type BillingAddress, invoice, invoiceLine, school, subscription } from '../database/schema'
import { ApiError } from '../errors/api-error'
import { type Language, say } from '../i18n/sentence'
import { notify } from '../notification/notify'
import { lockAccounts } from '../people/accounts'
import { type Buyer, ownerOf, selectPayers } from './buyer'
import { nextInvoiceNumber } from './invoice-number'
import { type InvoiceRow, lockInvoice, lockSubscription } from './lock'
import { settleInvoice } from './settle-invoice'
import { lineOf, type OrderRequest, type OrderTotals, type Terms, termsOf } from './terms'

const DAY = 24 * 60 * 60_000

/**
 * How long an invoice can be paid, in milliseconds. Schools have longer because they have to ask their treasurers.
 */
const timeToPay = { school: 14 * DAY, parent: 3 * DAY } as const

/** An order with the terms that the buyer has seen, and its idempotency key. */
export interface Purchase {
  order: OrderRequest
  fingerprint: string
  key: string
}

/** Returns the address to bill for the tenant's order. */
export async function billTo(tenant: Buyer, database: Database): Promise<BillingAddress> {
  const [person] = await database
    .select({ name: account.name, email: account.email, school })
    .from(account)
    .leftJoin(school, eq(school.id, account.schoolId))
    .where(eq(account.id, tenant.accountId))
  const { name = '', email = null } = person ?? {}
  const payingSchool = person?.school
  if (tenant.role === 'parent' || !payingSchool) return { name, lines: [], email }
  return {
    name: payingSchool.name,
    lines: [payingSchool.address, payingSchool.city].filter((line) => line !== null),
    email: payingSchool.email ?? email,
  }
}

/**
 * Returns the invoice that an earlier order with this key created, if any. Throws a 409 if that order was different.
 */
async function findRepeated(tenant: Buyer, transaction: Database, { order, key }: Purchase) {
  const [existing] = await transaction
    .select({ invoice, planCode: subscription.planCode, renewsId: subscription.renewsId })
    .from(invoice)
    .innerJoin(subscription, eq(subscription.id, invoice.subscriptionId))
    .where(and(eq(invoice.createdBy, tenant.accountId), eq(invoice.key, key)))
  if (!existing) return undefined
  const repeatedId = order.purpose === 'renew' ? existing.renewsId : existing.invoice.subscriptionId
  const same =
    existing.invoice.purpose === order.purpose &&
    existing.invoice.seats === order.seats &&
    (order.plan ?? existing.planCode) === existing.planCode &&
    (order.subscription_id ?? repeatedId) === repeatedId
  if (!same) throw new ApiError(409, 'This order was already sent with different details. Please start again.')
  return existing.invoice
}

async function insertSubscription(tenant: Buyer, transaction: Database, { plan, seats, before }: Terms) {
  const { code: planCode, price, currency, months, testsPerChild } = plan
  const origin = { ...ownerOf(tenant), createdBy: tenant.accountId, renewsId: before?.id ?? null }
  const [row] = await transaction
    .insert(subscription)
    .values({ ...origin, planCode, price, currency, months, testsPerChild, seats })
    .returning({ id: subscription.id })
  if (!row) throw new Error('An inserted subscription came back as nothing.')
  return row.id
}

async function issueInvoice(
  tenant: Buyer,
  transaction: Database,
  terms: Terms,
  { subscriptionId, key, now }: { subscriptionId: number; key: string; now: Date },
): Promise<InvoiceRow> {
  const { purpose, seats, studentIds, net, taxRate, tax, total, unitPrice } = terms
  const [row] = await transaction
    .insert(invoice)
    .values({
      ...ownerOf(tenant),
      ...{ subscriptionId, purpose, seats, studentIds, key, net, taxRate, tax, total },
      createdBy: tenant.accountId,
      currency: terms.plan.currency,
      billTo: await billTo(tenant, transaction),
      issuedAt: now,
      dueAt: new Date(now.getTime() + timeToPay[tenant.role]),
      number: await nextInvoiceNumber(transaction, now),
    })
    .returning()
  if (!row) throw new Error('An inserted invoice came back as nothing.')
  const line = { ...lineOf(terms), quantity: seats, unitPrice, amount: total }
  await transaction.insert(invoiceLine).values({ invoiceId: row.id, position: 1, ...line })
  return row
}

/**
 * Places an order for a subscription, additional seats or a renewal: creates the pending subscription, where needed,
 * and the invoice at the current terms. The same key again returns the same invoice. Throws a 409 when the terms
 * differ from those that the buyer has seen.
 */
export async function placeOrder(
  tenant: Buyer,
  database: Database,
  purchase: Purchase,
  { language, ...totalsOptions }: OrderTotals & { language: Language },
): Promise<InvoiceRow> {
  const { now } = totalsOptions
  return database.transaction(async (transaction) => {
    await lockAccounts(transaction, [tenant.accountId])
    const existing = await findRepeated(tenant, transaction, purchase)
    if (existing) return existing
    const { subscription_id: orderedId } = purchase.order
    if (orderedId !== undefined) await lockSubscription(transaction, orderedId)
    const terms = await termsOf(tenant, transaction, purchase.order, totalsOptions)
    if (terms.fingerprint !== purchase.fingerprint) {
      const total = formatMoney(terms.total, terms.plan.currency, language)
      const message = say('The terms have changed: the total is now {{total}}. Please check them again.', {
        total,
      })
      throw new ApiError(409, message)
    }
    const extendedId = terms.purpose === 'add' ? terms.before?.id : undefined
    const subscriptionId = extendedId ?? (await insertSubscription(tenant, transaction, terms))
    const issued = await issueInvoice(tenant, transaction, terms, { subscriptionId, key: purchase.key, now })
    await recordAction(transaction, {
      actor: actorOf(tenant.accountId),
      action: 'invoice issued',
      subject: `invoice ${issued.id}`,
      at: now,
    })
    const values = { id: issued.id, number: issued.number, due: issued.dueAt.toISOString(), zone: homeZone }
    const payers = await selectPayers(issued, transaction)
    await notify(transaction, payers, 'invoiceIssued', values, `invoice ${issued.id} issued`)
    if (issued.total > 0) return issued
    const locked = await lockInvoice(transaction, issued.id)
    if (locked) await settleInvoice(transaction, locked, { by: tenant.accountId, now })
    return issued
  })
}

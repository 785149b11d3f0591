import { brand } from '@lekta/shared/brand'
import { isGrant } from '@lekta/shared/contract/money/plan'
import type {
  Quote,
  SeatedStudent,
  Subscription,
  subscriptionContract,
} from '@lekta/shared/contract/money/subscription'
import { assertVisibleClassroom } from '../access/authorise-ids'
import type { Tenant } from '../access/tenant'
import { actorOf, recordAction } from '../audit/record'
import { selectChildren } from '../child/queries'
import type { Database } from '../database/connect'
import { ApiError, notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { pageOf, withClassroom } from '../http/list-page'
import { speak } from '../i18n/sentence'
import { quotePdfTask } from '../invoice/tasks'
import type { Buyer } from '../money/buyer'
import { lockInvoice, lockSubscription } from '../money/lock'
import { billTo, placeOrder } from '../money/order'
import { closeInvoice } from '../money/settle-invoice'
import { type Terms, termsOf } from '../money/terms'
import { printCode } from '../money/voucher-code'
import { selectStudents } from '../student/queries'
import { assignSeats, selectSeatlessClassrooms } from './assign-seats'
import * as queries from './queries'
import { addSeatsTo, takeSeatsFrom } from './seats'

const present = ({ startsAt, endsAt, createdAt, ...row }: queries.SubscriptionListRow): Subscription => ({
  ...row,
  starts_at: startsAt?.toISOString() ?? null,
  ends_at: endsAt?.toISOString() ?? null,
  created_at: createdAt.toISOString(),
})

async function load(tenant: Tenant<'school' | 'teacher' | 'parent'>, database: Database, id: number) {
  const row = await queries.selectSubscription(tenant, database, id)
  if (!row) throw notFound('subscription')
  return present(row)
}

const presentQuote = ({ plan, unitPrice, taxRate, startsAt, endsAt, ...terms }: Terms): Quote => ({
  ...terms,
  plan: { ...plan, tests_per_child: plan.testsPerChild },
  currency: plan.currency,
  unit_price: unitPrice,
  tax_rate: taxRate,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
})

type Seatless = Omit<SeatedStudent, 'seats'>

/** Returns students with their seats in the tenant's subscriptions. */
async function withSeats(
  { tenant, database, now }: { tenant: Tenant<'school' | 'teacher' | 'parent'>; database: Database; now: Date },
  students: readonly Seatless[],
): Promise<SeatedStudent[]> {
  const ids = students.map(({ id }) => id)
  const seats = await queries.selectSeatsOf(tenant, database, ids, now)
  return students.map(({ id, name, username, avatar, grade }) => ({
    ...{ id, name, username, avatar, grade },
    seats: seats
      .filter(({ studentId }) => studentId === id)
      .map(({ id: _, studentId: __, endsAt, ...seat }) => ({ ...seat, ends_at: endsAt.toISOString() })),
  }))
}

interface Change {
  tenant: Buyer
  database: Database
  now: Date
}

/** Sets whether a running subscription ends without renewal. */
async function endForGood({ tenant, database, now }: Change, id: number, endsForGood: boolean) {
  await database.transaction(async (transaction) => {
    const row = await lockSubscription(transaction, id)
    if (row?.status !== 'active') throw new ApiError(409, 'This subscription has already ended.')
    if (isGrant(row.planCode)) throw new ApiError(409, 'Granted seats are not renewed.')
    await queries.updateEndsForGood(tenant, transaction, id, endsForGood)
    const action = endsForGood ? 'subscription cancelled' : 'subscription resumed'
    await recordAction(transaction, {
      actor: actorOf(tenant.accountId),
      action: action,
      subject: `subscription ${id}`,
      at: now,
    })
  })
}

/** Drops an unpaid subscription with its invoice. */
async function drop({ tenant, database, now }: Change, id: number) {
  const invoiceId = await queries.selectUnpaidInvoice(tenant, database, id)
  await database.transaction(async (transaction) => {
    const locked = invoiceId === undefined ? undefined : await lockInvoice(transaction, invoiceId)
    if (!locked || !(await closeInvoice(transaction, locked, 'withdraw', { by: tenant.accountId, now })))
      throw new ApiError(409, 'This subscription has changed. Please check it again.')
  })
}

/** The page on which an order is placed. */
const orderPages = { school: '/school/invoice?order=buy', parent: '/parent/subscribe' } as const

export const subscriptionHandlers: Handlers<typeof subscriptionContract> = {
  subscriptions: async ({ query: { status, ...query }, tenant, database }) => {
    const rows = await queries.selectSubscriptions(tenant, database, query, status)
    return pageOf(query, rows.map(present), await queries.countSubscriptions(tenant, database, query, status))
  },

  runningSubscriptions: async ({ tenant, database, now }) => {
    const rows = await queries.selectRunning(tenant, database, now)
    return rows.map(({ endsAt, ...row }) => ({ ...row, ends_at: endsAt.toISOString() }))
  },

  seatedChildren: async ({ tenant, database, now }) =>
    withSeats({ tenant, database, now }, await selectChildren(tenant, database)),

  subscription: ({ params, tenant, database }) => load(tenant, database, params.id),

  subscriptionSeats: async ({ params, query, tenant, database }) => {
    await load(tenant, database, params.id)
    const rows = await queries.selectSeats(tenant, database, query, params.id)
    const data = rows.map(({ givenAt, code, ...row }) => ({
      ...row,
      given_at: givenAt?.toISOString() ?? '',
      voucher: code === null ? null : printCode(code),
    }))
    return pageOf(query, data, await queries.countSeatsOf(tenant, database, query, params.id))
  },

  quoteSubscription: async ({ body, tenant, database, now, config: { taxRate } }) =>
    presentQuote(await termsOf(tenant, database, body, { now, taxRate })),

  quoteFile: async ({ query: { language, ...order }, tenant, database, config, now, threads }) => {
    const terms = await termsOf(tenant, database, order, { now, taxRate: config.taxRate })
    const page = config.publicUrl + orderPages[tenant.role]
    const quote = { terms, billTo: await billTo(tenant, database), now, language, page }
    const content = await threads.run(quotePdfTask, quote)
    return new File([content], `${brand.name} ${speak('Quote', language)}.pdf`, {
      type: 'application/pdf',
    })
  },

  buySubscription: async ({ body: { fingerprint, key, ...order }, tenant, database, now, config, language }) => {
    const totalsOptions = { now, taxRate: config.taxRate, language: language ?? 'en' }
    const issued = await placeOrder(tenant, database, { order, fingerprint, key }, totalsOptions)
    return { subscription_id: issued.subscriptionId, invoice_id: issued.id }
  },

  cancelSubscription: async ({ params: { id }, ...change }) => {
    const { status } = await load(change.tenant, change.database, id)
    await (status === 'pending' ? drop(change, id) : endForGood(change, id, true))
    return load(change.tenant, change.database, id)
  },

  resumeSubscription: async ({ params: { id }, ...change }) => {
    await load(change.tenant, change.database, id)
    await endForGood(change, id, false)
    return load(change.tenant, change.database, id)
  },

  classroomSubscription: async ({ query: { classroom_id: classroomId, ...query }, tenant, database, now }) => {
    await assertVisibleClassroom(tenant, database, classroomId)
    const { rows, total } = await selectStudents(tenant, database, withClassroom(query, classroomId))
    return pageOf(query, await withSeats({ tenant, database, now }, rows), total)
  },

  seatlessClassrooms: ({ tenant, database, now }) => selectSeatlessClassrooms(tenant, database, now),

  assignSeats: ({ params: { id }, body, tenant, database, now }) =>
    assignSeats(tenant, database, { subscriptionId: id, classrooms: body.classroom_ids }, now),

  addClassroomSubscription: ({ body, tenant, database, now }) => addSeatsTo(tenant, database, body, now),

  getBackClassroomSubscription: ({ body, tenant, database, now }) => takeSeatsFrom(tenant, database, body, now),
}

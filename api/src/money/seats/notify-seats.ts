import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { homeZone } from '../../config/home-zone'
import type { Database } from '../../database/connect'
import { account, invoice, plan, school, seat, student, subscription } from '../../database/schema'
import { defineJob } from '../../jobs/job'
import { insertNotifications, type Message, messageOf, type Recipient } from '../../notification/notify'
import { parentIds } from '../../people/parents'
import type { Actor } from '../actor'
import { selectPayers } from '../buyer'
import type { InvoiceRow } from '../lock'

// Jobs send these notifications, so that the response to a provider's callback does not wait for them.

/** A seat, and the student who got it or had it. */
export const SeatChange = z.object({ seatId: z.number(), studentId: z.number() })
export type SeatChange = z.infer<typeof SeatChange>

const SeatChanges = z.object({
  kind: z.enum(['seatGiven', 'seatTaken']),
  subscriptionId: z.number(),
  changes: z.array(SeatChange),
  /** The account that made the change, which is not notified. */
  by: z.nullable(z.number()),
  at: z.string(),
})
type SeatChanges = z.infer<typeof SeatChanges>

/** Returns the job's data for changes to seats of a subscription. */
export const seatChanges = (
  kind: SeatChanges['kind'],
  subscriptionId: number,
  changes: readonly SeatChange[],
  { by, now }: Actor,
): SeatChanges => ({
  ...{ kind, subscriptionId, by, at: now.toISOString() },
  changes: changes.map(({ seatId, studentId }) => ({ seatId, studentId })),
})

/**
 * Selects seats with the data for their notifications: the subscription, and the accounts to notify about the
 * student.
 */
const selectSeats = (database: Database, seats: SQL) => {
  const studentAccount = alias(account, 'student_account')
  return database
    .select({
      seatId: sql<number>`changed.seat_id`,
      studentId: student.id,
      name: studentAccount.name,
      parentIds,
      zone: sql<string>`coalesce(${school.timeZone}, ${homeZone})`,
      plan: plan.name,
      endsAt: subscription.endsAt,
      by: seat.givenBy,
      at: sql<Date>`${seat.givenAt}`.mapWith(seat.givenAt),
    })
    .from(sql`(${seats}) as changed (seat_id, student_id)`)
    .innerJoin(seat, sql`${seat.id} = changed.seat_id`)
    .innerJoin(subscription, eq(subscription.id, seat.subscriptionId))
    .innerJoin(plan, eq(plan.code, subscription.planCode))
    .innerJoin(student, sql`${student.id} = changed.student_id`)
    .innerJoin(studentAccount, eq(studentAccount.id, student.id))
    .leftJoin(school, eq(school.id, studentAccount.schoolId))
    .orderBy(sql`changed.seat_id`)
}

type SeatRow = Awaited<ReturnType<typeof selectSeats>>[number]

/**
 * Builds the notifications about a seat for the child and its parents, except for the account that made the change.
 */
function messagesOf(
  { seatId, studentId, name, parentIds, zone, plan, endsAt }: SeatRow,
  { kind, by, at }: Pick<SeatChanges, 'kind' | 'by' | 'at'>,
): Message[] {
  const values = { plan, until: endsAt?.toISOString() ?? at, zone, childId: studentId }
  const message = (recipient: Recipient, child?: string) =>
    messageOf(recipient, kind, child === undefined ? values : { ...values, child }, `seat ${seatId} ${kind} ${at}`)
  const parents = parentIds.filter((id) => id !== by)
  return [
    message({ accountId: studentId, role: 'child' }),
    ...parents.map((accountId) => message({ accountId, role: 'parent' }, name)),
  ]
}

/** Notifies children of seats that were given or taken back, and their parents unless they made the change. */
export const notifySeatsJob = defineJob({
  name: 'tell-seats',
  data: SeatChanges,
  retry: { limit: 5, delay: 10 },
  work: async ({ data: { changes, ...change }, database }) => {
    const seats = sql`select "seatId", "studentId"
      from json_to_recordset(${JSON.stringify(changes)}::json) as change ("seatId" int, "studentId" int)`
    const rows = await selectSeats(database, seats)
    await database.transaction((transaction) =>
      insertNotifications(
        transaction,
        rows.flatMap((row) => messagesOf(row, change)),
      ),
    )
  },
})

/** Builds the notifications that tell the payer's accounts that an invoice is paid. */
async function paidMessages(database: Database, { id, number, ...owner }: InvoiceRow): Promise<Message[]> {
  const payers = await selectPayers(owner, database)
  return payers.map((recipient) => messageOf(recipient, 'invoicePaid', { id, number }, `invoice ${id} paid`))
}

/** Sends notifications about paid invoices and about the seats created for them. */
async function notifyPaid(database: Database, ids: readonly number[]): Promise<void> {
  const invoices = await database
    .select()
    .from(invoice)
    .where(inArray(invoice.id, [...ids]))
  const paidSeats = sql`select seat.id, seat.student_id from ${seat} join ${invoice} paid on paid.id = seat.invoice_id
    where paid.id = any(${sql.param(ids)}::int[]) and seat.given_at = paid.paid_at and seat.revoked_at is null`
  const seats = await selectSeats(database, paidSeats)
  const messages = seats.flatMap((row) => messagesOf(row, { kind: 'seatGiven', by: row.by, at: row.at.toISOString() }))
  for (const row of invoices) messages.unshift(...(await paidMessages(database, row)))
  await database.transaction((transaction) => insertNotifications(transaction, messages))
}

/** Notifies the payer that an invoice is paid, and children that they have a seat. */
export const notifyPaidJob = defineJob({
  name: 'tell-paid',
  data: z.object({ invoiceId: z.number() }),
  retry: { limit: 5, delay: 10 },
  work: ({ data, database }) => notifyPaid(database, [data.invoiceId]),
  workAll: ({ all, database }) =>
    notifyPaid(
      database,
      all.map(({ invoiceId }) => invoiceId),
    ),
})

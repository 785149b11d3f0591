import { eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { account, invoice, plan, school, student, subscription } from '../database/schema'
import { homeZone } from '../home-zone'
import { defineJob } from '../jobs/job'
import { type Message, messageOf, type Reader, tell } from '../notification/notify'
import { parentIds } from '../people/parents'
import { selectPayers } from './owner'
import type { Doer } from './record'

// Told by jobs: a provider that waits for its answer does not wait for the messages that follow from it.

const SeatChanges = z.object({
  kind: z.enum(['seatGiven', 'seatTaken']),
  subscriptionId: z.number(),
  changes: z.array(z.object({ seatId: z.number(), studentId: z.number() })),
  /** Who did it, and so need not be told. */
  by: z.nullable(z.number()),
  at: z.string(),
})
type SeatChanges = z.infer<typeof SeatChanges>

/** A seat, and the student who got it or had it. */
export type SeatChange = SeatChanges['changes'][number]

/** Changes of seats of a subscription, for those who are to hear of them. */
export const seatChanges = (
  kind: SeatChanges['kind'],
  subscriptionId: number,
  changes: readonly SeatChange[],
  { by, now }: Doer,
): SeatChanges => ({
  ...{ kind, subscriptionId, by, at: now.toISOString() },
  changes: changes.map(({ seatId, studentId }) => ({ seatId, studentId })),
})

function selectReaders(database: Database, studentIds: readonly number[]) {
  const own = alias(account, 'own')
  return database
    .select({
      id: student.id,
      name: own.name,
      parentIds,
      zone: sql<string>`coalesce(${school.timeZone}, ${homeZone})`,
    })
    .from(student)
    .innerJoin(own, eq(own.id, student.id))
    .leftJoin(school, eq(school.id, own.schoolId))
    .where(inArray(student.id, [...studentIds]))
}

async function messagesOf(
  transaction: Database,
  { kind, subscriptionId, changes, by, at }: SeatChanges,
): Promise<Message[]> {
  const [bought] = await transaction
    .select({ name: plan.name, endsAt: subscription.endsAt })
    .from(subscription)
    .innerJoin(plan, eq(plan.code, subscription.planCode))
    .where(eq(subscription.id, subscriptionId))
  if (!bought) return []
  const seatOf = new Map(changes.map(({ studentId, seatId }) => [studentId, seatId]))
  const messages: Message[] = []
  for (const { id, name, parentIds, zone } of await selectReaders(transaction, [...seatOf.keys()])) {
    const values = { plan: bought.name, until: bought.endsAt?.toISOString() ?? at, zone }
    const occasion = `seat ${seatOf.get(id)} ${kind} ${at}`
    const add = (reader: Reader, child?: string) =>
      messages.push(messageOf(reader, kind, child === undefined ? values : { ...values, child }, occasion))
    add({ accountId: id, role: 'child' })
    for (const parentId of parentIds) if (parentId !== by) add({ accountId: parentId, role: 'parent' }, name)
  }
  return messages
}

/** Tells children, and parents who did not do it themselves, that seats were given or taken. */
export const tellSeatsJob = defineJob({
  name: 'tell-seats',
  data: SeatChanges,
  retry: { limit: 5, delay: 10 },
  work: ({ data, database }) =>
    database.transaction(async (transaction) => tell(transaction, await messagesOf(transaction, data))),
})

/** Tells whoever pays that an invoice is paid, and children of the seats that they got by it. */
export const tellPaidJob = defineJob({
  name: 'tell-paid',
  data: z.object({ invoiceId: z.number(), seats: z._default(z.array(SeatChanges), []) }),
  retry: { limit: 5, delay: 10 },
  work: ({ data: { invoiceId, seats }, database }) =>
    database.transaction(async (transaction) => {
      const [bill] = await transaction.select().from(invoice).where(eq(invoice.id, invoiceId))
      if (!bill) return
      const { id, number } = bill
      const readers = await selectPayers(bill, transaction)
      const paid = readers.map((reader) => messageOf(reader, 'invoicePaid', { id, number }, `invoice ${id} paid`))
      const given = []
      for (const changes of seats) given.push(...(await messagesOf(transaction, changes)))
      await tell(transaction, [...paid, ...given])
    }),
})

import * as z from 'zod/mini'
import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { defineJob } from '../jobs/job'
import { insertNotifications, type Message, messageOf, notify, type Recipient } from '../notification/notify'
import * as queries from './notify-queries'

const asParent = (accountId: number): Recipient => ({ accountId, role: 'parent' })

/** Notifies parents that their child has finished a test. Run it in the transaction that ends the attempt. */
export async function notifyFinished(tenant: Tenant<'child'>, transaction: Database, attempt: number): Promise<void> {
  const found = await queries.selectFinishedToNotify(tenant, transaction, attempt)
  if (!found) return
  const { parentIds, ...words } = found
  const values = { ...words, childId: tenant.accountId, attempt }
  await notify(transaction, parentIds.map(asParent), 'testFinished', values, `attempt ${attempt} finished`)
}

/**
 * Notifies a child's teachers that the test paused because the child answers faster than it can read. They are
 * notified once per attempt.
 */
export async function notifyHurried(tenant: Tenant<'child'>, transaction: Database, attempt: number): Promise<void> {
  const found = await queries.selectTeachersOfAttempt(tenant, transaction, attempt)
  const messages = found.map(({ teacherId, ...rest }) => {
    const values = { ...rest, childId: tenant.accountId }
    return messageOf({ accountId: teacherId, role: 'teacher' }, 'childHurried', values, `attempt ${attempt} hurried`)
  })
  await insertNotifications(transaction, messages)
}

const kindOf = {
  scheduled: 'testScheduled',
  opened: 'testOpened',
  closing: 'testClosing',
  moved: 'testMoved',
  again: 'testAgain',
  cancelled: 'testCancelled',
} as const

/** Builds the notifications for a child and its parents. */
function familyMessages(event: queries.ChildOccasion | queries.ChildChange, row: queries.ChildToNotify): Message[] {
  const { childId, parentIds, name, zone, title, opensAt, closesAt, occasion } = row
  const values = { childId, zone, title, opens: opensAt.toISOString(), closes: closesAt.toISOString() }
  const child = { accountId: childId, role: 'child' } as const
  const toChild = messageOf(child, kindOf[event], values, occasion)
  const toParent = (id: number) => messageOf(asParent(id), kindOf[event], { ...values, child: name }, occasion)
  return [toChild, ...parentIds.map(toParent)]
}

/**
 * Notifies all or some children of a schedule, and their parents, of a change. Run it in the transaction that makes
 * the change.
 */
export async function notifyAssignments(
  transaction: Database,
  occasion: queries.ChildOccasion | queries.ChildChange,
  scheduleId: number,
  students?: readonly number[],
): Promise<void> {
  const rows = await queries.selectAssignmentsToNotify(transaction, occasion, scheduleId, students)
  await insertNotifications(
    transaction,
    rows.flatMap((row) => familyMessages(occasion, row)),
  )
}

function teacherMessage(event: queries.ClassOccasion, row: queries.TeacherToNotify): Message {
  const { teacherId, scheduleId: schedule, zone, title, closesAt, done, all, occasion } = row
  const named = row.classes ? { classes: row.classes } : {}
  const teacher = { accountId: teacherId, role: 'teacher' } as const
  if (event === 'finished') return messageOf(teacher, 'classFinished', { ...named, title, done, all }, occasion)
  const values = { ...named, schedule, title, zone, closes: closesAt.toISOString(), waiting: all - done }
  return messageOf(teacher, 'classClosing', values, occasion)
}

/** Notifies all people that a query returns, in several short transactions, until the query returns no more rows. */
async function notifyEach<Row>(
  database: Database,
  find: () => Promise<Row[]>,
  messagesFor: (row: Row) => Message[],
): Promise<void> {
  for (let rows = await find(); rows.length > 0; rows = await find()) {
    const messages = rows.flatMap(messagesFor)
    await database.transaction((transaction) => insertNotifications(transaction, messages))
  }
}

/**
 * Notifies children, parents and teachers of tests that open or close. Repeated or concurrent runs notify no one
 * twice.
 */
export async function notifyTests(database: Database, now: Date): Promise<void> {
  for (const occasion of ['scheduled', 'opened', 'closing'] as const) {
    const find = () => queries.selectChildrenToNotify(database, occasion, now)
    await notifyEach(database, find, (row) => familyMessages(occasion, row))
  }
  for (const occasion of ['closing', 'finished'] as const) {
    const find = () => queries.selectTeachersToNotify(database, occasion, now)
    await notifyEach(database, find, (row) => [teacherMessage(occasion, row)])
  }
}

export const notifyTestsJob = defineJob({
  name: 'tell-tests',
  data: z.object({}),
  retry: { limit: 0, delay: 0 },
  every: 60,
  work: ({ database, now }) => notifyTests(database, now),
})

import * as z from 'zod/mini'
import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { defineJob } from '../jobs/job'
import { insertNotifications, type Message, messageOf, notify, type Recipient } from '../notification/notify'
import * as queries from './notify-queries'

const asParent = (accountId: number): Recipient => ({ accountId, role: 'parent' })

/** Tells a child's parents that the child has finished a test. Within the transaction that ends it. */
export async function notifyFinished(tenant: Tenant<'child'>, transaction: Database, attempt: number): Promise<void> {
  const found = await queries.selectFinishedToNotify(tenant, transaction, attempt)
  if (!found) return
  const { parentIds, ...words } = found
  const values = { ...words, childId: tenant.accountId, attempt }
  await notify(transaction, parentIds.map(asParent), 'testFinished', values, `attempt ${attempt} finished`)
}

/** Tells a child's teachers that its test has paused, because it answers faster than it can read: once for a try. */
export async function notifyHurried(tenant: Tenant<'child'>, transaction: Database, attempt: number): Promise<void> {
  const found = await queries.selectTeachersOfAttempt(tenant, transaction, attempt)
  const messages = found.map(({ teacherId, ...values }) =>
    messageOf({ accountId: teacherId, role: 'teacher' }, 'childHurried', values, `attempt ${attempt} hurried`),
  )
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

/** What a child hears, and its parents. */
function toFamily(moment: queries.ChildMoment | queries.ChildChange, row: queries.ChildToNotify): Message[] {
  const { childId, parentIds, name, zone, title, opensAt, closesAt, occasion } = row
  const values = { childId, zone, title, opens: opensAt.toISOString(), closes: closesAt.toISOString() }
  const child = { accountId: childId, role: 'child' } as const
  const toChild = messageOf(child, kindOf[moment], values, occasion)
  const toParent = (id: number) => messageOf(asParent(id), kindOf[moment], { ...values, child: name }, occasion)
  return [toChild, ...parentIds.map(toParent)]
}

/** Tells children of a schedule and their parents, all or some, what has become of it. Within the transaction of the change. */
export async function notifyAssignments(
  transaction: Database,
  moment: queries.ChildMoment | queries.ChildChange,
  scheduleId: number,
  students?: readonly number[],
): Promise<void> {
  const rows = await queries.selectAssignmentsToNotify(transaction, moment, scheduleId, students)
  await insertNotifications(
    transaction,
    rows.flatMap((row) => toFamily(moment, row)),
  )
}

function toTeacher(moment: queries.ClassMoment, row: queries.TeacherToNotify): Message {
  const { teacherId, scheduleId: schedule, zone, title, closesAt, done, all, occasion } = row
  const teacher = { accountId: teacherId, role: 'teacher' } as const
  if (moment === 'finished') return messageOf(teacher, 'classFinished', { title, done, all }, occasion)
  const values = { schedule, title, zone, closes: closesAt.toISOString(), waiting: all - done }
  return messageOf(teacher, 'classClosing', values, occasion)
}

/** Tells whomever a query finds until it finds nobody: each time some, so that no transaction is long. */
async function tellAll<Row>(
  database: Database,
  find: () => Promise<Row[]>,
  messagesFor: (row: Row) => Message[],
): Promise<void> {
  for (let rows = await find(); rows.length > 0; rows = await find()) {
    const messages = rows.flatMap(messagesFor)
    await database.transaction((transaction) => insertNotifications(transaction, messages))
  }
}

/** Tells children, parents and teachers of the tests whose moment has come. Again, or in two processes at once, it tells nobody twice. */
export async function notifyTests(database: Database, now: Date): Promise<void> {
  for (const moment of ['scheduled', 'opened', 'closing'] as const) {
    const find = () => queries.selectChildrenToNotify(database, moment, now)
    await tellAll(database, find, (row) => toFamily(moment, row))
  }
  for (const moment of ['closing', 'finished'] as const) {
    const find = () => queries.selectTeachersToNotify(database, moment, now)
    await tellAll(database, find, (row) => [toTeacher(moment, row)])
  }
}

export const notifyTestsJob = defineJob({
  name: 'tell-tests',
  data: z.object({}),
  retry: { limit: 0, delay: 0 },
  every: 60,
  work: ({ database, now }) => notifyTests(database, now),
})

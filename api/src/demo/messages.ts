import { and, count, eq, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { homeZone } from '../config/home-zone'
import type { Database } from '../database/connect'
import {
  isAccountOfStudent,
  isAssignmentOfAttempt,
  isScheduleOfAssignment,
  isStudentOfAssignment,
  isStudentOfAttempt,
} from '../database/joins'
import {
  account,
  assignment,
  attempt,
  classroom,
  invoice,
  linkRequest,
  notification,
  parentLink,
  schedule,
  scheduleClassroom,
  school,
  student,
} from '../database/schema'
import { selectPayers } from '../money/buyer'
import { type KindName, linkOf, type ValuesOf } from '../notification/kinds'
import { type Message, messageOf } from '../notification/notify'
import { parentIds } from '../people/parents'

const DAY = 24 * 60 * 60_000

/** Messages that are newer than this many milliseconds are unread, and so is each account's newest message. */
const unreadFor = 30 * DAY

/** A message and the time at which it was sent. */
interface Dated {
  message: Message
  at: Date
}

/** Returns messages to parents about each finished test. */
async function selectResultMessages(database: Database): Promise<Dated[]> {
  const rows = await database
    .select({
      id: attempt.id,
      at: attempt.finishedAt,
      childId: student.id,
      parentId: parentLink.parentId,
      child: account.name,
      title: schedule.title,
    })
    .from(attempt)
    .innerJoin(student, isStudentOfAttempt)
    .innerJoin(parentLink, eq(parentLink.studentId, student.id))
    .innerJoin(account, isAccountOfStudent)
    .innerJoin(assignment, isAssignmentOfAttempt)
    .innerJoin(schedule, isScheduleOfAssignment)
    .where(eq(attempt.status, 'finished'))
  return rows.flatMap(({ id, at, childId, parentId, child, title }) => {
    if (at === null) return []
    const values = { child, childId, title, zone: 'Asia/Jakarta', attempt: id }
    const parent = { accountId: parentId, role: 'parent' } as const
    return [{ at, message: messageOf(parent, 'testFinished', values, `attempt ${id} finished`) }]
  })
}

/** Returns messages to children and their parents about each test that has opened. */
async function selectOpenedTestMessages(database: Database, now: Date): Promise<Dated[]> {
  const rows = await database
    .select({
      test: schedule,
      childId: student.id,
      parents: parentIds,
      child: account.name,
      zone: school.timeZone,
    })
    .from(assignment)
    .innerJoin(schedule, isScheduleOfAssignment)
    .innerJoin(student, isStudentOfAssignment)
    .innerJoin(account, isAccountOfStudent)
    .innerJoin(school, eq(school.id, account.schoolId))
    .where(lte(schedule.opensAt, now))
  return rows.flatMap(({ test: { id, title, opensAt, closesAt }, childId, parents, child, zone }) => {
    const values = { childId, title, zone, closes: closesAt.toISOString() }
    const occasion = `schedule ${id} opened ${childId}`
    const toChild = messageOf({ accountId: childId, role: 'child' }, 'testOpened', values, occasion)
    const toParents = parents.map((accountId) =>
      messageOf({ accountId, role: 'parent' }, 'testOpened', { ...values, child }, occasion),
    )
    return [toChild, ...toParents].map((message) => ({ at: opensAt, message }))
  })
}

/** Returns messages to teachers about the outcome of each closed test. */
async function selectClosedTestMessages(database: Database, now: Date): Promise<Dated[]> {
  const rows = await database
    .select({
      id: schedule.id,
      title: schedule.title,
      at: schedule.closesAt,
      teacherId: schedule.createdBy,
      all: count(),
      done: count(attempt.id),
      classes: sql<string | null>`(
        select string_agg(room.name, ', ' order by room.name)
        from ${scheduleClassroom} link join ${classroom} room on room.id = link.classroom_id
        where link.schedule_id = ${schedule.id})`,
    })
    .from(schedule)
    .innerJoin(assignment, eq(assignment.scheduleId, schedule.id))
    .leftJoin(attempt, and(eq(attempt.assignmentId, assignment.id), eq(attempt.status, 'finished')))
    .where(lte(schedule.closesAt, now))
    .groupBy(schedule.id)
  return rows.map(({ id, title, at, teacherId, all, done, classes }) => {
    const teacher = { accountId: teacherId, role: 'teacher' } as const
    const message = messageOf(
      teacher,
      'classFinished',
      { ...(classes && { classes }), title, done, all },
      `schedule ${id} class finished`,
    )
    return { at, message }
  })
}

/** Returns messages to schools about link requests of parents. */
async function selectLinkRequestMessages(database: Database): Promise<Dated[]> {
  const [parent, schoolAccount] = [alias(account, 'parent'), alias(account, 'school_account')]
  const rows = await database
    .select({
      id: linkRequest.id,
      at: linkRequest.askedAt,
      parent: parent.name,
      child: account.name,
      childId: account.id,
      schoolAccountId: schoolAccount.id,
    })
    .from(linkRequest)
    .innerJoin(account, eq(account.id, linkRequest.studentId))
    .innerJoin(parent, eq(parent.id, linkRequest.parentId))
    .innerJoin(
      schoolAccount,
      and(eq(schoolAccount.schoolId, account.schoolId), sql`${schoolAccount.roles}[1] = 'school'`),
    )
  return rows.map(({ id, at, schoolAccountId, ...values }) => {
    const recipient = { accountId: schoolAccountId, role: 'school' } as const
    return { at, message: messageOf(recipient, 'linkAsked', values, `link ${id} asked ${at.getTime()}`) }
  })
}

/** Returns messages to payers when an invoice is issued, paid or expired. */
async function selectInvoiceMessages(database: Database): Promise<Dated[]> {
  const dated: Dated[] = []
  for (const { id, number, status, issuedAt, dueAt, paidAt, ...owner } of await database.select().from(invoice)) {
    const add = async <N extends KindName>(kind: N, what: string, at: Date, values: ValuesOf<N>) => {
      for (const recipient of await selectPayers(owner, database))
        dated.push({ at, message: messageOf(recipient, kind, values, `invoice ${id} ${what}`) })
    }
    await add('invoiceIssued', 'issued', issuedAt, { id, number, due: dueAt.toISOString(), zone: homeZone })
    if (paidAt) await add('invoicePaid', 'paid', paidAt, { id, number })
    if (status === 'expired') await add('invoiceExpired', 'expired', dueAt, { id, number })
  }
  return dated
}

/** Returns messages to admins about each new school. */
async function selectSchoolMessages(database: Database, now: Date): Promise<Dated[]> {
  const schools = await database.select({ name: school.name }).from(school).orderBy(school.id)
  const admins = await database.select({ id: account.id }).from(account).where(sql`${account.roles}[1] = 'admin'`)
  return admins.flatMap(({ id }) =>
    schools.map(({ name }, i) => {
      const admin = { accountId: id, role: 'admin' } as const
      const at = new Date(now.getTime() - (300 - i) * DAY)
      return { at, message: messageOf(admin, 'schoolJoined', { school: name }, `school ${name}`) }
    }),
  )
}

/** Returns notification rows. The newest messages are unread. The others were read a few hours after they arrived. */
function rowsOf(dated: readonly Dated[], now: Date): (typeof notification.$inferInsert)[] {
  const recipientIds = new Set<number>()
  return [...dated]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, message: { recipient, stored, occasion } }) => {
      const isNewest = !recipientIds.has(recipient.accountId)
      recipientIds.add(recipient.accountId)
      const isFresh = now.getTime() - at.getTime() < unreadFor
      const readAt = isNewest || isFresh ? null : new Date(at.getTime() + DAY / 6)
      return {
        accountId: recipient.accountId,
        ...stored,
        link: linkOf(stored, recipient.role),
        occasion,
        createdAt: at,
        readAt,
      }
    })
}

/** Adds the notifications of the demo year. */
export async function addMessages(database: Database, now: Date): Promise<void> {
  const dated = [
    ...(await selectResultMessages(database)),
    ...(await selectOpenedTestMessages(database, now)),
    ...(await selectClosedTestMessages(database, now)),
    ...(await selectInvoiceMessages(database)),
    ...(await selectSchoolMessages(database, now)),
    ...(await selectLinkRequestMessages(database)),
  ]
  await database.insert(notification).values(rowsOf(dated, now))
}

import { and, count, eq, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connect'
import {
  account,
  assignment,
  attempt,
  linkRequest,
  notification,
  parentLink,
  schedule,
  school,
  student,
} from '../database/schema'
import { linkOf } from '../notification/kinds'
import { type Message, messageOf } from '../notification/notify'
import { parentIds } from '../people/parents'

const DAY = 24 * 60 * 60_000

/** What is younger than this nobody has read, nor an account's newest message. */
const unreadFor = 30 * DAY

/** A message with the moment at which it came. */
interface Dated {
  message: Message
  at: Date
}

/** Parents heard of each finished test. */
async function ofResults(database: Database): Promise<Dated[]> {
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
    .innerJoin(student, eq(student.id, attempt.studentId))
    .innerJoin(parentLink, eq(parentLink.studentId, student.id))
    .innerJoin(account, eq(account.id, student.id))
    .innerJoin(assignment, eq(assignment.id, attempt.assignmentId))
    .innerJoin(schedule, eq(schedule.id, assignment.scheduleId))
    .where(eq(attempt.status, 'finished'))
  return rows.flatMap(({ id, at, childId, parentId, child, title }) => {
    if (at === null) return []
    const values = { child, childId, title, zone: 'Asia/Jakarta', attempt: id }
    const parent = { accountId: parentId, role: 'parent' } as const
    return [{ at, message: messageOf(parent, 'testFinished', values, `attempt ${id} finished`) }]
  })
}

/** Children and their parents heard of each test that has opened. */
async function ofOpenedTests(database: Database, now: Date): Promise<Dated[]> {
  const rows = await database
    .select({
      test: schedule,
      childId: student.id,
      parents: parentIds,
      child: account.name,
      zone: school.timeZone,
    })
    .from(assignment)
    .innerJoin(schedule, eq(schedule.id, assignment.scheduleId))
    .innerJoin(student, eq(student.id, assignment.studentId))
    .innerJoin(account, eq(account.id, student.id))
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

/** Teachers heard how each closed test went. */
async function ofClosedTests(database: Database, now: Date): Promise<Dated[]> {
  const rows = await database
    .select({
      id: schedule.id,
      title: schedule.title,
      at: schedule.closesAt,
      teacherId: schedule.createdBy,
      all: count(),
      done: count(attempt.id),
    })
    .from(schedule)
    .innerJoin(assignment, eq(assignment.scheduleId, schedule.id))
    .leftJoin(attempt, and(eq(attempt.assignmentId, assignment.id), eq(attempt.status, 'finished')))
    .where(lte(schedule.closesAt, now))
    .groupBy(schedule.id)
  return rows.map(({ id, title, at, teacherId, all, done }) => {
    const teacher = { accountId: teacherId, role: 'teacher' } as const
    const message = messageOf(teacher, 'classFinished', { title, done, all }, `schedule ${id} class finished`)
    return { at, message }
  })
}

/** Schools heard of parents who ask. */
async function ofAskingParents(database: Database): Promise<Dated[]> {
  const [parent, master] = [alias(account, 'parent'), alias(account, 'master')]
  const rows = await database
    .select({
      id: linkRequest.id,
      at: linkRequest.askedAt,
      parent: parent.name,
      child: account.name,
      masterId: master.id,
    })
    .from(linkRequest)
    .innerJoin(account, eq(account.id, linkRequest.studentId))
    .innerJoin(parent, eq(parent.id, linkRequest.parentId))
    .innerJoin(master, and(eq(master.schoolId, account.schoolId), sql`${master.roles}[1] = 'school'`))
  return rows.map(({ id, at, masterId, ...values }) => {
    const reader = { accountId: masterId, role: 'school' } as const
    return { at, message: messageOf(reader, 'linkAsked', values, `link ${id} asked ${at.getTime()}`) }
  })
}

/** Schools heard of a sheet that was brought in, the platform's people of each school. */
async function ofSchools(database: Database, now: Date): Promise<Dated[]> {
  const masters = await database
    .select({ id: account.id, school: school.name })
    .from(account)
    .innerJoin(school, eq(school.id, account.schoolId))
    .where(sql`${account.roles}[1] = 'school'`)
  const admins = await database.select({ id: account.id }).from(account).where(sql`${account.roles}[1] = 'admin'`)
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  const sheets = masters.map(({ id }) => {
    const values = { file: 'siswa-baru.xlsx', added: 24, refused: 3 }
    return { at: ago(6), message: messageOf({ accountId: id, role: 'school' }, 'importDone', values, 'demo import') }
  })
  const joined = admins.flatMap(({ id }) =>
    masters.map((master, i) => {
      const admin = { accountId: id, role: 'admin' } as const
      return {
        at: ago(300 - i),
        message: messageOf(admin, 'schoolJoined', { school: master.school }, `school ${master.school}`),
      }
    }),
  )
  return [...sheets, ...joined]
}

/** Rows in which the newest messages are unread, and the others were read a few hours after they came. */
function rowsOf(told: readonly Dated[], now: Date): (typeof notification.$inferInsert)[] {
  const met = new Set<number>()
  return [...told]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, message: { reader, stored, occasion } }) => {
      const isNewest = !met.has(reader.accountId)
      met.add(reader.accountId)
      const isFresh = now.getTime() - at.getTime() < unreadFor
      const readAt = isNewest || isFresh ? null : new Date(at.getTime() + DAY / 6)
      return {
        accountId: reader.accountId,
        ...stored,
        link: linkOf(stored, reader.role),
        occasion,
        createdAt: at,
        readAt,
      }
    })
}

/** What the people of the demo were told in its year. */
export async function addMessages(database: Database, now: Date): Promise<void> {
  const told = [
    ...(await ofResults(database)),
    ...(await ofOpenedTests(database, now)),
    ...(await ofClosedTests(database, now)),
    ...(await ofSchools(database, now)),
    ...(await ofAskingParents(database)),
  ]
  await database.insert(notification).values(rowsOf(told, now))
}

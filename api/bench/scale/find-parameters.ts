import type { Role } from '@lekta/shared/contract/endpoint'
import { and, desc, eq, sql } from 'drizzle-orm'
import { LIFETIME } from '../../src/access/authenticate'
import { hashToken, newToken } from '../../src/access/token'
import type { Database } from '../../src/database/connect'
import {
  account,
  assignment,
  attempt,
  classroomStudent,
  latestResult,
  parentLink,
  schedule,
  session,
  subscription,
} from '../../src/database/schema'
import { type Country, largestOf } from './country'

/** The ids in the paths of all calls. They belong to the largest school and to people there. */
export interface Parameters {
  schoolId: number
  students: number
  classroomId: number
  teacherId: number
  studentId: number
  reportId: number
  scheduleId: number
  /** An invoice of the school; its subscription has the same id. */
  invoiceId: number
  childId: number
  childReportId: number
  testCode: string
  assignmentId: number
}

const ADMIN = 'bench-admin'

async function findAdmin(database: Database): Promise<number> {
  await database
    .insert(account)
    .values({ roles: ['admin'], name: 'Admin', username: ADMIN, passwordHash: 'none' })
    .onConflictDoNothing()
  const [row] = await database.select({ id: account.id }).from(account).where(eq(account.username, ADMIN))
  if (!row) throw new Error('There is no admin.')
  return row.id
}

/** Logs an account in and returns its token. */
async function openSession(database: Database, accountId: number, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LIFETIME)
  await database
    .insert(session)
    .values({ tokenHash: hashToken(token), accountId, expiresAt, createdAt: now, usedAt: now })
  return token
}

async function selectNewestReport(database: Database, studentId: number) {
  const [row] = await database
    .select({ id: attempt.id, assignmentId: attempt.assignmentId })
    .from(attempt)
    .where(and(eq(attempt.studentId, studentId), eq(attempt.status, 'finished')))
    .orderBy(desc(attempt.finishedAt))
    .limit(1)
  if (!row) throw new Error(`Student ${studentId} has no finished test.`)
  return row
}

/** Returns the parent of a child at a school, and the child. */
async function selectFamily(database: Database, schoolId: number) {
  const [row] = await database
    .select({ parentId: parentLink.parentId, childId: parentLink.studentId })
    .from(parentLink)
    .innerJoin(account, eq(account.id, parentLink.studentId))
    .innerJoin(latestResult, eq(latestResult.studentId, account.id))
    .where(eq(account.schoolId, schoolId))
    .orderBy(parentLink.parentId)
    .limit(1)
  if (!row) throw new Error(`No student of school ${schoolId} has a parent.`)
  return row
}

/** Returns a student of a classroom who has finished a test. */
async function selectStudent(database: Database, classroomId: number): Promise<number> {
  const [row] = await database
    .select({ id: classroomStudent.studentId })
    .from(classroomStudent)
    .innerJoin(latestResult, eq(latestResult.studentId, classroomStudent.studentId))
    .where(eq(classroomStudent.classroomId, classroomId))
    .orderBy(classroomStudent.studentId)
    .limit(1)
  if (!row) throw new Error(`No student of classroom ${classroomId} has finished a test.`)
  return row.id
}

/** Returns the ids that the calls need, and a token for each role. */
export async function findParameters(database: Database, country: Country, now: Date) {
  const school = largestOf(country)
  const studentId = await selectStudent(database, school.classrooms.first)
  const { parentId, childId } = await selectFamily(database, school.id)
  const childReport = await selectNewestReport(database, childId)
  const [order] = await database
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(eq(subscription.schoolId, school.id), eq(subscription.status, 'active')))
  const [round] = await database
    .select({ id: schedule.id })
    .from(schedule)
    .where(eq(schedule.schoolId, school.id))
    .orderBy(desc(schedule.opensAt))
    .limit(1)
  const [test] = await database
    .select({ code: schedule.examCode })
    .from(assignment)
    .innerJoin(schedule, eq(schedule.id, assignment.scheduleId))
    .where(eq(assignment.id, childReport.assignmentId))
  if (!order || !round || !test) throw new Error('The largest school has no subscription or no test.')
  const parameters: Parameters = {
    schoolId: school.id,
    students: school.students.count,
    classroomId: school.classrooms.first,
    teacherId: school.teachers.first,
    studentId,
    reportId: (await selectNewestReport(database, studentId)).id,
    scheduleId: round.id,
    invoiceId: order.id,
    childId,
    childReportId: childReport.id,
    testCode: test.code,
    assignmentId: childReport.assignmentId,
  }
  const accounts: Readonly<Record<Role, number>> = {
    admin: await findAdmin(database),
    school: school.accountId,
    teacher: school.teachers.first,
    parent: parentId,
    child: childId,
  }
  const tokens = {} as Record<Role, string>
  for (const role of Object.keys(accounts) as Role[]) tokens[role] = await openSession(database, accounts[role], now)
  await database.execute(sql`analyze session`)
  return { parameters, tokens }
}

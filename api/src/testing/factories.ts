import type { Role } from '@lekta/shared/contract/endpoint'
import { eq, type InferInsertModel, sql } from 'drizzle-orm'
import { STANDARD_PROFILE } from '../assessment/profile'
import { ENGINE_VERSION } from '../assessment/result'
import type { Database } from '../database/connect'
import * as tables from '../database/schema'

type Row<T extends keyof typeof rows> = Partial<InferInsertModel<(typeof rows)[T]>>
const rows = {
  school: tables.school,
  account: tables.account,
  student: tables.student,
  classroom: tables.classroom,
  schedule: tables.schedule,
  attempt: tables.attempt,
  importRun: tables.importRun,
  notification: tables.notification,
  plan: tables.plan,
  subscription: tables.subscription,
  invoice: tables.invoice,
}

export interface Identified {
  id: number
}

/** The password of every account that the factories create. */
export const PASSWORD = 'a password for tests'

/** Its argon2id hash, so that creating an account does not spend time on hashing. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$vJMx+iBGOJwF75VXJ4iOGw$58CRBZ9JGvt8hxL74q9AtSLFUPUHPmgvPQEZaacEJq4'

const DAY = 24 * 60 * 60_000

/** Returns the row that an insert returned. Throws if there is none. */
function one<T>([row]: T[]): T {
  if (row === undefined) throw new Error('An insert returns its row')
  return row
}

/** Returns a name with this prefix that no earlier call returned. */
type NextName = (prefix: string) => string

function peopleFactories(database: Database, next: NextName) {
  const school = async (values: Row<'school'> = {}) =>
    one(
      await database
        .insert(tables.school)
        .values({ name: next('School'), code: next('CODE'), ...values })
        .returning(),
    )

  const account = async (role: Role, values: Row<'account'> = {}) => {
    const username = next(role)
    const defaults = { roles: [role], name: `Name of ${username}`, username, passwordHash: PASSWORD_HASH }
    return one(
      await database
        .insert(tables.account)
        .values({ ...defaults, ...values })
        .returning(),
    )
  }

  /** Inserts a school account, in a new school by default. */
  const master = async (values: Row<'account'> = {}) =>
    account('school', { ...values, schoolId: values.schoolId ?? (await school()).id })

  /** Inserts a teacher of these classrooms. */
  const teacher = async ({ classrooms = [], ...values }: Row<'account'> & { classrooms?: Identified[] } = {}) => {
    const row = await account('teacher', { ...values, schoolId: values.schoolId ?? (await school()).id })
    for (const { id } of classrooms) {
      await database.insert(tables.classroomTeacher).values({ classroomId: id, teacherId: row.id })
    }
    return row
  }

  const parent = (values: Row<'account'> = {}) => account('parent', values)

  const classroom = async (values: Row<'classroom'> = {}) => {
    const schoolId = values.schoolId ?? (await school()).id
    const row = { name: next('Class'), grade: 4 as const, ...values, schoolId }
    return one(await database.insert(tables.classroom).values(row).returning())
  }

  /** Inserts the account and the student row of a child, by default without a school. */
  const student = async ({
    classrooms = [],
    parentId,
    dateOfBirth,
    grade,
    nisn,
    points,
    ...values
  }: Row<'account'> & Omit<Row<'student'>, 'id'> & { classrooms?: Identified[]; parentId?: number } = {}) => {
    const row = await account('child', values)
    const details = one(
      await database.insert(tables.student).values({ id: row.id, dateOfBirth, grade, nisn, points }).returning(),
    )
    if (parentId) await database.insert(tables.parentLink).values({ parentId, studentId: row.id })
    for (const { id } of classrooms) {
      await database.insert(tables.classroomStudent).values({ classroomId: id, studentId: row.id })
    }
    return { ...row, ...details }
  }

  return { school, account, master, teacher, parent, classroom, student }
}

type People = ReturnType<typeof peopleFactories>

function testFactories(database: Database, next: NextName, { student, teacher }: People) {
  /** Inserts an assignment to a student, open from yesterday until tomorrow; the exam uses the standard profile. */
  const assignment = async ({
    studentId,
    seatId,
    ...values
  }: Row<'schedule'> & { studentId?: number; seatId?: number } = {}) => {
    const examCode = values.examCode ?? 'reading'
    const exam = { code: examCode, title: 'Reading test', profile: STANDARD_PROFILE }
    await database.insert(tables.exam).values(exam).onConflictDoNothing()
    const { opensAt = sql`now() - interval '1 day'`, closesAt = sql`now() + interval '1 day'` } = values
    const createdBy = values.createdBy ?? (await teacher()).id
    const row = { title: next('Test'), ...values, examCode, createdBy, opensAt, closesAt }
    const schedule = one(await database.insert(tables.schedule).values(row).returning())
    const assigned = { scheduleId: schedule.id, studentId: studentId ?? (await student()).id, seatId }
    return { ...one(await database.insert(tables.assignment).values(assigned).returning()), schedule }
  }

  /** Inserts a finished attempt of a student; abilities are in logits. */
  const finishedAttempt = async (values: Row<'attempt'> = {}) => {
    const studentId = values.studentId ?? (await student()).id
    const assignmentId = values.assignmentId ?? (await assignment({ studentId })).id
    const { ability = 0, standardError = 0.35, finishedAt = new Date() } = values
    const [abilityLow, abilityHigh] = [(ability ?? 0) - 0.7, (ability ?? 0) + 0.7]
    const result = { ability, standardError, abilityLow, abilityHigh, trusted: true, stopReason: 'precision' as const }
    const course = {
      tries: 1,
      profile: STANDARD_PROFILE,
      engineVersion: ENGINE_VERSION,
      priorMean: 0,
      priorDeviation: 1,
      priorSource: 'wide' as const,
    }
    const times = { finishedAt, startedAt: new Date((finishedAt ?? new Date()).getTime() - DAY / 48) }
    const row = { ...course, ...result, ...times, status: 'finished' as const, ...values, studentId, assignmentId }
    return one(await database.insert(tables.attempt).values(row).returning())
  }

  return { assignment, finishedAttempt }
}

function moneyFactories(database: Database, next: NextName, { school, master }: People) {
  const plan = async (values: Row<'plan'> = {}) => {
    const terms = { audience: 'school' as const, price: 60_000, months: 12, testsPerChild: 4, position: 1 }
    const code = values.code ?? next('plan')
    return one(
      await database
        .insert(tables.plan)
        .values({ name: 'School year', ...terms, ...values, code })
        .returning(),
    )
  }

  /**
   * Inserts an active subscription with its seats; the first ones belong to `students`. The owner is a new school
   * unless a school or parent is named.
   */
  const subscription = async ({ students = [], ...values }: Row<'subscription'> & { students?: Identified[] } = {}) => {
    const planCode = values.planCode ?? (await plan()).code
    const schoolId = values.parentId ? null : (values.schoolId ?? (await school()).id)
    const createdBy = values.createdBy ?? values.parentId ?? (await master({ schoolId })).id
    const seats = values.seats ?? Math.max(students.length, 1)
    const times = { startsAt: new Date(Date.now() - DAY), endsAt: new Date(Date.now() + 90 * DAY) }
    const terms = { price: 60_000, currency: 'IDR', months: 12, testsPerChild: 4, status: 'active' as const }
    const row = one(
      await database
        .insert(tables.subscription)
        .values({ ...terms, ...times, ...values, planCode, schoolId, createdBy, seats })
        .returning(),
    )
    const seatRows = Array.from({ length: seats }, (_, i) => ({
      subscriptionId: row.id,
      studentId: students[i]?.id ?? null,
      givenBy: students[i] ? createdBy : null,
      givenAt: students[i] ? row.startsAt : null,
    }))
    return { ...row, seatRows: await database.insert(tables.seat).values(seatRows).returning() }
  }

  /** Inserts an unpaid invoice with one line for a subscription; both have the same owner. */
  const invoice = async (values: Row<'invoice'> & { subscriptionId: number }) => {
    const [bought] = await database
      .select()
      .from(tables.subscription)
      .where(eq(tables.subscription.id, values.subscriptionId))
    const { schoolId = null, parentId = null, createdBy = 0, price = 0, seats = 1 } = bought ?? {}
    const amounts = { currency: 'IDR', net: price * seats, taxRate: 0, tax: 0, total: price * seats }
    const times = { issuedAt: new Date(), dueAt: new Date(Date.now() + 14 * DAY) }
    const names = { number: next('invoice'), key: next('key'), billTo: { name: 'Somebody', lines: [], email: null } }
    const defaults = { schoolId, parentId, createdBy, seats, purpose: 'buy' as const, ...amounts, ...times, ...names }
    const row = one(
      await database
        .insert(tables.invoice)
        .values({ ...defaults, ...values })
        .returning(),
    )
    const line = { text: '{{plan}} for one child (tests: {{tests}}, months: {{months}})', quantity: seats }
    const placeholders = { plan: 'School year', tests: 4, months: 12 }
    await database.insert(tables.invoiceLine).values({
      ...line,
      invoiceId: row.id,
      position: 1,
      values: placeholders,
      unitPrice: price,
      amount: price * seats,
    })
    return row
  }

  return { plan, subscription, invoice }
}

function recordFactories(database: Database, next: NextName, { school, master }: People) {
  /** Inserts a notification, by default that a school has joined. */
  const notification = async (values: Row<'notification'> = {}) => {
    const accountId = values.accountId ?? (await master()).id
    const row = {
      kind: 'schoolJoined',
      values: { school: next('School') },
      link: '/home/dashboard',
      ...values,
      accountId,
    }
    return one(
      await database
        .insert(tables.notification)
        .values({ occasion: next('occasion'), ...row })
        .returning(),
    )
  }

  /** Inserts an import with one rejected row. */
  const importRun = async (values: Row<'importRun'> = {}) => {
    const createdBy = values.createdBy ?? (await master()).id
    const schoolId = values.schoolId ?? (await school()).id
    const sheet = {
      kind: 'student' as const,
      fileName: 'sheet.csv',
      fileHash: next('hash'),
      createdAs: 'school' as const,
    }
    const run = one(
      await database
        .insert(tables.importRun)
        .values({ ...sheet, ...values, schoolId, createdBy })
        .returning(),
    )
    const empty = { cells: {}, values: {}, faults: [], notices: [] }
    await database
      .insert(tables.importRow)
      .values({ importId: run.id, position: 1, line: 2, outcome: 'reject', ...empty })
    return run
  }

  return { notification, importRun }
}

/** Returns functions that insert rows for tests, and the rows that those refer to unless their ids are passed. */
export function factories(database: Database) {
  let made = 0
  const next: NextName = (prefix) => `${prefix}-${++made}`
  const people = peopleFactories(database, next)
  return {
    ...people,
    ...testFactories(database, next, people),
    ...moneyFactories(database, next, people),
    ...recordFactories(database, next, people),
  }
}

export type Factories = ReturnType<typeof factories>

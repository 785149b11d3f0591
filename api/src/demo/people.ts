import { defaultReadingSettings, type ReadingSettings } from '@lekta/shared/contract/assessment/reading'
import type { Role } from '@lekta/shared/contract/endpoint'
import { eq } from 'drizzle-orm'
import { drawNormal } from '../assessment/simulate'
import { type ConsentScope, insertConsent } from '../consent-record/queries'
import type { Database } from '../database/connect'
import {
  account,
  classroom,
  classroomStudent,
  classroomTeacher,
  linkRequest,
  parentLink,
  school,
  student,
} from '../database/schema'
import { plainCode } from '../money/voucher-code'
import { demoFamily, demoRequest, type PlannedClassroom, type PlannedSchool, plannedSchools, rounds } from './demo-plan'
import { nameMaker, preferredNameOf, usernameOf } from './names'
import type { StudentTraits } from './student-traits'

const DAY = 24 * 60 * 60_000

/** A demo student with simulated abilities and habits. */
export interface DemoStudent {
  id: number
  schoolId: number
  classroomId: number
  teacherId: number
  traits: StudentTraits
  /** Whether the student takes part in each round; all false for a student who was never tested. */
  rounds: readonly boolean[]
  /** Whether the student has already taken the test that is currently open. */
  early: boolean
  /** Whether the student is in a classroom of the school's first teacher. */
  ofFirstTeacher: boolean
  /** Whether the student is one of the demo family's children. */
  inFamily: boolean
}

interface PeopleContext {
  database: Database
  passwordHash: string
  random: () => number
  now: Date
  nextName: () => string
  number: () => number
}

interface AccountValues {
  role: Role
  name: string
  preferredName?: string | null
  username: string
  email?: string | null
  schoolId?: number | null
}

async function addAccount({ database, passwordHash, now }: PeopleContext, values: AccountValues): Promise<number> {
  const { role, ...rest } = values
  const [row] = await database
    .insert(account)
    .values({ ...rest, roles: [role], passwordHash, emailConfirmedAt: rest.email ? now : null })
    .returning({ id: account.id })
  if (!row) throw new Error('An inserted account came back as nothing.')
  if (role !== 'child') await addConsent({ database, now }, row.id, { relation: 'self' })
  return row.id
}

const addConsent = ({ database, now: at }: Pick<PeopleContext, 'database' | 'now'>, id: number, scope: ConsentScope) =>
  insertConsent({ accountId: id }, database, { scope, language: 'en', at })

const birthday = (grade: number, random: () => number, now: Date) => {
  const age = 6.5 + grade + random()
  return new Date(now.getTime() - age * 365.25 * DAY).toISOString().slice(0, 10)
}

/**
 * Returns whether a student takes part in each round. One student in twelve was never tested. The others miss one
 * round in ten.
 */
const takesPart = (count: number, random: () => number): boolean[] => {
  const never = random() < 1 / 12
  return Array.from({ length: count }, () => !never && random() > 0.1)
}

const drawTraits = (
  { grade, zScore, growth = 1 }: PlannedClassroom,
  random: () => number,
  now: Date,
): StudentTraits => ({
  grade,
  zScore: drawNormal(zScore, 0.75, random),
  pace: growth * (zScore < -1 ? drawNormal(0.2, 0.3, random) : drawNormal(1.1, 0.4, random)),
  carelessFrom: random() < 0.03 ? new Date(now.getTime() - 100 * DAY) : null,
  speed: 60 + 25 * grade + 40 * random(),
  settings: null,
})

/** Reading settings, by the student's position in the classroom. */
const settingsByPosition: Record<number, ReadingSettings> = {
  4: { ...defaultReadingSettings, face: 'dyslexia', spacing: 'wide' },
  11: { ...defaultReadingSettings, size: 'largest', ruler: 'on' },
}

interface PlannedStudent {
  schoolId: number
  classroomId: number
  teacherId: number
  planned: PlannedClassroom
  /** Index of the student in the classroom. */
  position: number
}

async function addStudent(context: PeopleContext, plannedStudent: PlannedStudent): Promise<DemoStudent> {
  const { database, random, nextName, number, now } = context
  const { schoolId, classroomId, teacherId, planned, position } = plannedStudent
  const named = position === 0 ? planned.named : undefined
  const name = named?.name ?? nextName()
  const username = named?.username ?? usernameOf(name, number())
  const email = random() < 0.4 ? `${username}@siswa.example` : null
  const preferredName = named ? null : preferredNameOf(name, position)
  const id = await addAccount(context, { role: 'child', name, preferredName, username, email, schoolId })
  const dateOfBirth = birthday(planned.grade, random, now)
  const settings = settingsByPosition[position] ?? null
  await database.insert(student).values({ id, grade: planned.grade, dateOfBirth, readingWays: settings })
  await database.insert(classroomStudent).values({ classroomId, studentId: id })
  const drawn = { ...drawTraits(planned, random, now), settings }
  const traits = named ? { ...drawn, ...named.traits, carelessFrom: null } : drawn
  const takes = named?.traits ? rounds.map(() => true) : takesPart(rounds.length, random)
  return {
    id,
    schoolId,
    classroomId,
    teacherId,
    traits,
    rounds: takes,
    early: position >= planned.students * (1 - planned.early),
    ofFirstTeacher: planned.teacher === 0,
    inFamily: named !== undefined,
  }
}

async function addTeachers(context: PeopleContext, planned: PlannedSchool, schoolId: number): Promise<number[]> {
  const first = planned.username.replace('school', 'teacher')
  const ids: number[] = []
  for (let i = 0; i < planned.teachers; i++) {
    const name = context.nextName()
    const username = i === 0 ? first : usernameOf(name, context.number())
    ids.push(
      await addAccount(context, { role: 'teacher', name, username, email: `${username}@guru.example`, schoolId }),
    )
  }
  return ids
}

async function addClassroom(context: PeopleContext, schoolId: number, teacherId: number, planned: PlannedClassroom) {
  const { database } = context
  const values = { schoolId, name: planned.name, grade: planned.grade }
  const [made] = await database.insert(classroom).values(values).returning()
  if (!made) throw new Error('An inserted classroom came back as nothing.')
  await database.insert(classroomTeacher).values({ classroomId: made.id, teacherId })
  const students: DemoStudent[] = []
  for (let position = 0; position < planned.students; position++) {
    students.push(await addStudent(context, { schoolId, classroomId: made.id, teacherId, planned, position }))
  }
  return students
}

async function addSchool(context: PeopleContext, planned: PlannedSchool): Promise<DemoStudent[]> {
  const { name, code, npsn, address, city, timeZone, username } = planned
  const values = { name, code, npsn, address, city, timeZone }
  const [row] = await context.database.insert(school).values(values).returning()
  if (!row) throw new Error('An inserted school came back as nothing.')
  await addAccount(context, { role: 'school', name, username, email: `${username}@sekolah.example`, schoolId: row.id })
  const teachers = await addTeachers(context, planned, row.id)
  const students: DemoStudent[] = []
  for (const room of planned.classrooms) {
    students.push(...(await addClassroom(context, row.id, teachers[room.teacher] as number, room)))
  }
  return students
}

/** Creates the demo family: a parent who is linked to children at the schools and to a child without a school. */
async function addFamily(context: PeopleContext, students: readonly DemoStudent[]) {
  const { database, random, now } = context
  const { parent, atHome } = demoFamily
  const email = `${parent.username}@keluarga.example`
  const parentId = await addAccount(context, { role: 'parent', ...parent, email })
  const { name, username, grade } = atHome
  const id = await addAccount(context, { role: 'child', name, username })
  await database.insert(student).values({ id, grade, dateOfBirth: birthday(grade, random, now) })
  const inSchool = students.filter(({ inFamily }) => inFamily).map((child) => child.id)
  await database.insert(parentLink).values([id, ...inSchool].map((studentId) => ({ parentId, studentId })))
  await addConsent(context, parentId, { relation: 'parent', studentId: id })
  for (const studentId of inSchool)
    await addConsent(context, parentId, { relation: 'parent', studentId, verifiedBy: 'school' })
}

/** Adds parents' link requests to the first school. */
async function addLinkRequests(context: PeopleContext, students: readonly DemoStudent[]) {
  const { database, now } = context
  for (const { first, ago, position } of demoRequest) {
    const child = students[position]
    const [named] = child
      ? await database
          .select({ name: account.name, username: account.username, code: school.code })
          .from(account)
          .innerJoin(school, eq(school.id, account.schoolId))
          .where(eq(account.id, child.id))
      : []
    if (!child || !named) throw new Error(`The demo has no student at position ${position}.`)
    const name = `${first} ${named.name.split(' ').at(-1)}`
    const username = name.toLowerCase().replaceAll(' ', '.')
    const email = `${username}@keluarga.example`
    const parentId = await addAccount(context, { role: 'parent', name, username, email })
    const requestedAt = new Date(now.getTime() - ago * DAY)
    const typed = { schoolCode: plainCode(named.code), username: named.username }
    await database.insert(linkRequest).values({ parentId, ...typed, studentId: child.id, askedAt: requestedAt })
    await addConsent({ database, now: requestedAt }, parentId, { relation: 'parent', studentId: null })
  }
}

/** Creates the demo's accounts: an admin, two schools and a family. Returns the students. */
export async function addPeople(
  database: Database,
  { passwordHash, random, now }: Pick<PeopleContext, 'passwordHash' | 'random' | 'now'>,
): Promise<DemoStudent[]> {
  let count = 0
  const context: PeopleContext = {
    database,
    passwordHash,
    random,
    now,
    nextName: nameMaker(random),
    number: () => ++count,
  }
  await addAccount(context, { role: 'admin', name: 'Lekta Admin', username: 'admin' })
  const students: DemoStudent[] = []
  for (const planned of plannedSchools) students.push(...(await addSchool(context, planned)))
  await addFamily(context, students)
  await addLinkRequests(context, students)
  return students
}

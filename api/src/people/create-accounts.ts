import { type StudentFields, studentFields } from '@lekta/shared/contract/people/student-fields'
import { type TeacherFields, teacherFields } from '@lekta/shared/contract/people/teacher-fields'
import type { LoginCard } from '@lekta/shared/contract/person'
import { type InferInsertModel, sql } from 'drizzle-orm'
import type { StaffTenant, Tenant } from '../access/tenant'
import { generatePassword, generateWordPassword, hashGeneratedPassword } from '../auth/password'
import type { Database } from '../database/connect'
import { insertMany } from '../database/insert-many'
import { account, classroomStudent, classroomTeacher, parentLink, student } from '../database/schema'
import { selectClassroomNames } from './card-queries'
import { enqueueHardening } from './harden-passwords'
import { selectAccountLanguage, selectSchoolLanguage } from './school-language'
import { type PersonValues, rowOf, type StoredTable } from './stored-fields'
import { proposeUsernames } from './username'

interface InClassrooms {
  /** Ids of classrooms; the caller has checked that they belong to the school. */
  classrooms?: readonly number[] | undefined
}

/**
 * The values of a person. A username is in lower case; if it is missing, it is generated from the name. The caller
 * has checked that it is not taken.
 */
type Person = PersonValues<TeacherFields>

export type NewTeacher = Person & InClassrooms
export type NewStudent = PersonValues<StudentFields> & InClassrooms

/** How the owner of a new account logs in. It is shown once, because only the hash of the password is stored. */
export type CreatedAccount = LoginCard

/** Key of the lock that is held while usernames are chosen; no other lock of this database uses it. */
const USERNAMES = 5_390_002

/** Values that all accounts of one role share. */
interface Common extends Pick<InferInsertModel<typeof account>, 'roles' | 'mustChangePassword' | 'language'> {
  schoolId: number | null
  /** Generates a first password. */
  makePassword?: () => string
}

/** Creates accounts of one role in a transaction, in the order of the people. */
async function makeAccounts<T extends StoredTable>(
  fields: T,
  { makePassword = generatePassword, ...common }: Common,
  transaction: Database,
  people: readonly Person[],
): Promise<CreatedAccount[]> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${USERNAMES})`)
  const usernames = new Set(people.flatMap(({ username }) => username ?? []))
  const unnamed = people.filter(({ username }) => !username)
  const proposed = await proposeUsernames(
    transaction,
    unnamed.map(({ name }) => name),
    usernames,
  )
  const rest = proposed.values()
  const cards = people.map(({ name, username }) => ({
    name,
    username: username || (rest.next().value as string),
    password: makePassword(),
  }))
  const rows = cards.map(({ name, username, password }, i) => ({
    ...rowOf(fields, 'account', people[i] ?? {}),
    ...common,
    name,
    username,
    passwordHash: hashGeneratedPassword(password),
  }))
  const made = await insertMany(transaction, account, rows, ['id', 'username'])
  const ids = new Map(made.map(({ id, username }) => [username, id]))
  return cards.map((card) => ({ id: ids.get(card.username) as number, ...card }))
}

const classroomsOf = (made: readonly CreatedAccount[], people: readonly InClassrooms[]) =>
  made.flatMap(({ id }, i) => [...new Set(people[i]?.classrooms)].map((classroomId) => ({ id, classroomId })))

/** Adds the child's preferred name and classrooms to a login card. */
function studentCard(card: CreatedAccount, student?: NewStudent, names?: ReadonlyMap<number, string>): CreatedAccount {
  const classrooms = (student?.classrooms ?? []).flatMap((id) => names?.get(id) ?? []).sort()
  return { ...card, preferred_name: student?.preferred_name, classroom: classrooms.join(', ') }
}

const childAccount = { roles: ['child' as const], mustChangePassword: false }

/**
 * Creates any number of students of the tenant's school, with their memberships. Returns their login cards, in the
 * order of the students. Run it in a transaction.
 */
export async function createStudents(tenant: StaffTenant, transaction: Database, students: readonly NewStudent[]) {
  const { schoolId } = tenant
  const language = await selectSchoolLanguage(transaction, schoolId)
  const common = { schoolId, ...childAccount, makePassword: () => generateWordPassword(language) }
  const made = await makeAccounts(studentFields, common, transaction, students)
  const rows = made.map(({ id }, i) => ({ id, ...rowOf(studentFields, 'student', students[i] ?? {}) }))
  await insertMany(transaction, student, rows, ['id'])
  const memberships = classroomsOf(made, students).map(({ id, classroomId }) => ({ studentId: id, classroomId }))
  await insertMany(transaction, classroomStudent, memberships, ['studentId'])
  await enqueueHardening(
    transaction,
    made.map(({ id }) => id),
  )
  const names = await selectClassroomNames(
    transaction,
    memberships.map(({ classroomId }) => classroomId),
  )
  return made.map((card, i) => studentCard(card, students[i], names))
}

/**
 * Creates a child of a parent, in the same way as `createStudents` creates a school's students. Run it in a
 * transaction.
 */
export async function createChild(
  { accountId: parentId }: Tenant<'parent'>,
  transaction: Database,
  person: PersonValues<StudentFields>,
): Promise<CreatedAccount> {
  const language = await selectAccountLanguage(transaction, parentId)
  const common = { schoolId: null, ...childAccount, makePassword: () => generateWordPassword(language) }
  const made = await makeOne(studentFields, common, transaction, [person])
  await transaction.insert(student).values({ id: made.id, ...rowOf(studentFields, 'student', person) })
  await transaction.insert(parentLink).values({ parentId, studentId: made.id })
  await enqueueHardening(transaction, [made.id])
  return studentCard(made, person)
}

/**
 * Creates teachers of the tenant's school, in the same way as `createStudents` creates students. Each teacher must
 * choose a password at the first login.
 */
export async function createTeachers(tenant: Tenant<'school'>, transaction: Database, teachers: readonly NewTeacher[]) {
  const common = { schoolId: tenant.schoolId, roles: ['teacher' as const], mustChangePassword: true }
  const made = await makeAccounts(teacherFields, common, transaction, teachers)
  const classrooms = classroomsOf(made, teachers).map(({ id, classroomId }) => ({ teacherId: id, classroomId }))
  await insertMany(transaction, classroomTeacher, classrooms, ['teacherId'])
  return made
}

async function makeOne<T extends StoredTable>(...making: Parameters<typeof makeAccounts<T>>): Promise<CreatedAccount> {
  const [made] = await makeAccounts(...making)
  if (!made) throw new Error('A made account came back as nothing.')
  return made
}

/** A person with a role other than teacher and student. */
type Staff = Person & { language?: InferInsertModel<typeof account>['language'] | undefined }

const commonOf = (role: 'school' | 'admin', schoolId: number | null, { language = 'id' }: Staff) => ({
  schoolId,
  roles: [role],
  mustChangePassword: true,
  language,
})

/**
 * Creates the account that manages a school, in the same way as `createTeachers` creates a teacher's. Its language is
 * Indonesian unless another is given.
 */
export const createSchoolAccount = ({ id: schoolId }: { id: number }, transaction: Database, person: Staff) =>
  makeOne(teacherFields, commonOf('school', schoolId, person), transaction, [person])

/**
 * Creates an account that runs the platform, in the same way as `createTeachers` creates a teacher's. Its language is
 * Indonesian unless another is given.
 */
export const createAdminAccount = (transaction: Database, person: Staff) =>
  makeOne(teacherFields, commonOf('admin', null, person), transaction, [person])

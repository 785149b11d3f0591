import { type InferInsertModel, sql } from 'drizzle-orm'
import type { StaffTenant, Tenant } from '../access/tenant'
import { generatePassword, hashGeneratedPassword } from '../auth/password'
import type { Database } from '../database/connect'
import { insertMany } from '../database/insert-many'
import { account, classroomStudent, classroomTeacher, parentLink, student } from '../database/schema'
import { proposeUsernames } from './username'

interface Person {
  name: string
  /** Lower case; proposed from the name when missing. The caller has seen that nobody has it. */
  username?: string | undefined
  email?: string | null | undefined
  /** Ids of classrooms of the school; the caller has seen that they are. */
  classrooms?: readonly number[] | undefined
}

export type NewTeacher = Person
export type NewStudent = Person & Partial<Pick<InferInsertModel<typeof student>, 'dateOfBirth' | 'grade' | 'nisn'>>

/** What is told once of an account that was made: how its owner logs in. */
export interface CreatedAccount {
  id: number
  name: string
  username: string
  /** Nothing but its hash is stored. */
  password: string
}

/** Any number that no other lock of this database uses: held while usernames are chosen. */
const USERNAMES = 5_390_002

/** Makes accounts of one role in a transaction, in the order of the people. */
async function makeAccounts(
  { schoolId }: { schoolId: number | null },
  transaction: Database,
  people: readonly Person[],
  own: Pick<InferInsertModel<typeof account>, 'roles' | 'mustChangePassword' | 'language'>,
): Promise<CreatedAccount[]> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${USERNAMES})`)
  const given = new Set(people.flatMap(({ username }) => username ?? []))
  const unnamed = people.filter(({ username }) => !username)
  const proposed = await proposeUsernames(
    transaction,
    unnamed.map(({ name }) => name),
    given,
  )
  const rest = proposed.values()
  const cards = people.map(({ name, username }) => ({
    name,
    username: username || (rest.next().value as string),
    password: generatePassword(),
  }))
  const rows = cards.map(({ name, username, password }, i) => ({
    ...own,
    schoolId,
    name,
    username,
    email: people[i]?.email ?? null,
    passwordHash: hashGeneratedPassword(password),
  }))
  const made = await insertMany(transaction, account, rows, ['id', 'username'])
  const ids = new Map(made.map(({ id, username }) => [username, id]))
  return cards.map((card) => ({ id: ids.get(card.username) as number, ...card }))
}

const placesOf = (made: readonly CreatedAccount[], people: readonly Person[]) =>
  made.flatMap(({ id }, i) => [...new Set(people[i]?.classrooms)].map((classroomId) => ({ id, classroomId })))

/**
 * Makes students of the tenant's school, one or ten thousand, with their places in classrooms. They log in with the passwords
 * that are returned, in the order of the students. Run it in a transaction.
 */
export async function createStudents(tenant: StaffTenant, transaction: Database, students: readonly NewStudent[]) {
  const made = await makeAccounts(tenant, transaction, students, { roles: ['child'], mustChangePassword: false })
  const rows = made.map(({ id }, i) => {
    const { dateOfBirth, grade, nisn } = students[i] as NewStudent
    return { id, dateOfBirth, grade, nisn }
  })
  await insertMany(transaction, student, rows, ['id'])
  const places = placesOf(made, students).map(({ id, classroomId }) => ({ studentId: id, classroomId }))
  await insertMany(transaction, classroomStudent, places, ['studentId'])
  return made
}

/** Makes a child of a parent's own, as `makeStudents` does a school's. Run it in a transaction. */
export async function createChild(
  { accountId: parentId }: Tenant<'parent'>,
  transaction: Database,
  child: Omit<NewStudent, 'classrooms' | 'nisn' | 'email'>,
): Promise<CreatedAccount> {
  const made = await makeOne({ schoolId: null }, transaction, [child], { roles: ['child'], mustChangePassword: false })
  const { dateOfBirth, grade } = child
  await transaction.insert(student).values({ id: made.id, dateOfBirth, grade })
  await transaction.insert(parentLink).values({ parentId, studentId: made.id })
  return made
}

/** Makes teachers of the tenant's school as `makeStudents` does students; each chooses a password of its own at the first login. */
export async function createTeachers(tenant: Tenant<'school'>, transaction: Database, teachers: readonly NewTeacher[]) {
  const made = await makeAccounts(tenant, transaction, teachers, { roles: ['teacher'], mustChangePassword: true })
  const places = placesOf(made, teachers).map(({ id, classroomId }) => ({ teacherId: id, classroomId }))
  await insertMany(transaction, classroomTeacher, places, ['teacherId'])
  return made
}

async function makeOne(...making: Parameters<typeof makeAccounts>): Promise<CreatedAccount> {
  const [made] = await makeAccounts(...making)
  if (!made) throw new Error('A made account came back as nothing.')
  return made
}

/** Somebody with a role that is not a teacher's or a student's. */
type Staff = Omit<Person, 'classrooms'> & { language?: InferInsertModel<typeof account>['language'] | undefined }

const ownOf = (role: 'school' | 'admin', { language = 'id' }: Staff) => ({
  roles: [role],
  mustChangePassword: true,
  language,
})

/** Makes the account that runs a school, as `makeTeachers` makes a teacher's. Its language is Indonesian unless given. */
export const createSchoolAccount = ({ id: schoolId }: { id: number }, transaction: Database, person: Staff) =>
  makeOne({ schoolId }, transaction, [person], ownOf('school', person))

/** Makes an account that runs the platform, as `makeTeachers` makes a teacher's. Its language is Indonesian unless given. */
export const createAdminAccount = (transaction: Database, person: Staff) =>
  makeOne({ schoolId: null }, transaction, [person], ownOf('admin', person))

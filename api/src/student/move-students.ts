import type { Parsed } from '@lekta/shared/contract/endpoint'
import type { Placement, studentContract } from '@lekta/shared/contract/people/student'
import { eq, inArray, sql } from 'drizzle-orm'
import type { StaffTenant } from '../access/tenant'
import { recordStudents } from '../audit/record'
import type { Database } from '../database/connect'
import { account, classroom, student } from '../database/schema'
import { ApiError } from '../errors/api-error'
import { say } from '../i18n/sentence'
import { lockAccounts } from '../people/accounts'
import { type Memberships, replaceMemberships, selectMemberships } from './membership-queries'

type Move = Parsed<typeof studentContract.placeStudents>['body']

/** Returns the names and grades of students. The caller has found them by their tenant. */
const selectGrades = (database: Database, ids: readonly number[]) =>
  database
    .select({ id: student.id, name: account.name, grade: student.grade })
    .from(student)
    .innerJoin(account, eq(account.id, student.id))
    .where(inArray(student.id, [...ids]))

/** Returns where students are now, in the order of the ids. */
export async function selectPlacements(
  tenant: StaffTenant,
  database: Database,
  ids: readonly number[],
): Promise<Placement[]> {
  const members = await selectMemberships(tenant, database, ids)
  const people = new Map((await selectGrades(database, ids)).map((row) => [row.id, row]))
  const roomIds = [...new Set(members.flatMap(({ classrooms }) => classrooms))]
  const columns = { id: classroom.id, name: classroom.name, grade: classroom.grade }
  const rooms =
    roomIds.length === 0
      ? []
      : await database.select(columns).from(classroom).where(inArray(classroom.id, roomIds)).orderBy(classroom.name)
  return members.flatMap(({ id, classrooms }) => {
    const person = people.get(id)
    return person ? [{ ...person, classrooms: rooms.filter((room) => classrooms.includes(room.id)) }] : []
  })
}

const isSame = (one: readonly number[], other: readonly number[]) =>
  new Set([...one, ...other]).size === one.length && one.length === other.length

/** Throws a 409 that names the first student who is no longer in the expected classrooms. */
async function assertExpected(database: Database, before: readonly Memberships[], expected: Move['expected'] = []) {
  const current = new Map(before.map(({ id, classrooms }) => [id, classrooms]))
  const moved = expected.find(({ id, classrooms }) => !isSame([...new Set(classrooms)], current.get(id) ?? []))
  if (!moved) return
  const [person] = await selectGrades(database, [moved.id])
  throw new ApiError(
    409,
    say('{{name}} has been moved in the meantime. Nothing was changed. Please check the classroom and try again.', {
      name: person?.name ?? '',
    }),
  )
}

const isLeft = (removedFrom: number | 'all' | undefined) => (id: number) => removedFrom !== 'all' && removedFrom !== id

/** Sets the grade of students, and returns the previous grades. */
async function changeGrade(tenant: StaffTenant, transaction: Database, { ids, grade }: Move, now: Date) {
  if (grade === undefined) return new Map<number, number | null>()
  const rows = (await selectGrades(transaction, ids)).filter((row) => row.grade !== grade)
  const changed = rows.map(({ id }) => id)
  if (changed.length > 0)
    await transaction
      .update(student)
      .set({ grade: sql`${grade}::int` })
      .where(inArray(student.id, changed))
  await recordStudents(tenant, transaction, 'student edited', changed, now)
  return new Map(rows.map((row): [number, number | null] => [row.id, row.grade]))
}

/**
 * Moves students, and returns their previous classrooms and, if they were changed, their grades. The caller has checked
 * that the tenant may see students and classrooms. Run it in a transaction.
 */
export async function moveStudents(tenant: StaffTenant, transaction: Database, move: Move, now: Date) {
  const { ids, into, out_of: removedFrom, expected } = move
  await lockAccounts(transaction, ids)
  const before = await selectMemberships(tenant, transaction, ids)
  await assertExpected(transaction, before, expected)
  const after = before.map(({ id, classrooms }) => ({
    id,
    classrooms: [...classrooms.filter(isLeft(removedFrom)), ...(into === undefined ? [] : [into])],
  }))
  await replaceMemberships(tenant, transaction, after)
  await recordStudents(tenant, transaction, 'student placed', ids, now)
  const grades = await changeGrade(tenant, transaction, move, now)
  return before.map((row) => (grades.has(row.id) ? { ...row, grade: grades.get(row.id) ?? null } : row))
}

/** Sets the grades of those students whose grade is given. */
export async function restoreGrades(
  transaction: Database,
  students: readonly { id: number; grade?: number | null | undefined }[],
): Promise<void> {
  const rows = students.filter(({ grade }) => grade !== undefined).map(({ id, grade }) => ({ id, grade }))
  if (rows.length === 0) return
  await transaction.execute(sql`
    update ${student} set grade = former.grade
    from json_to_recordset(${JSON.stringify(rows)}) as former (id integer, grade integer)
    where ${student.id} = former.id`)
}

import type { Role } from '@lekta/shared/contract/endpoint'
import type { Database } from '../../database/connect'
import * as tables from '../../database/schema'
import { firstRow, type Identified, type NextName, type Row } from './rows'

/** The password of every account that the factories create. */
export const PASSWORD = 'a password for tests'

/** The argon2id hash of that password, stored here so that creating an account spends no time on hashing. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$vJMx+iBGOJwF75VXJ4iOGw$58CRBZ9JGvt8hxL74q9AtSLFUPUHPmgvPQEZaacEJq4'

export function peopleFactories(database: Database, next: NextName) {
  const school = async (values: Row<'school'> = {}) =>
    firstRow(
      await database
        .insert(tables.school)
        .values({ name: next('School'), code: next('CODE'), ...values })
        .returning(),
    )

  const account = async (role: Role, values: Row<'account'> = {}) => {
    const username = next(role)
    const defaults = { roles: [role], name: `Name of ${username}`, username, passwordHash: PASSWORD_HASH }
    return firstRow(
      await database
        .insert(tables.account)
        .values({ ...defaults, ...values })
        .returning(),
    )
  }

  /** Inserts a school account, in a new school by default. */
  const schoolAccount = async (values: Row<'account'> = {}) =>
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
    return firstRow(await database.insert(tables.classroom).values(row).returning())
  }

  /** Inserts the account and the student row of a child, without a school by default. */
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
    const details = firstRow(
      await database.insert(tables.student).values({ id: row.id, dateOfBirth, grade, nisn, points }).returning(),
    )
    if (parentId) await database.insert(tables.parentLink).values({ parentId, studentId: row.id })
    for (const { id } of classrooms) {
      await database.insert(tables.classroomStudent).values({ classroomId: id, studentId: row.id })
    }
    return { ...row, ...details }
  }

  return { school, account, schoolAccount, teacher, parent, classroom, student }
}

export type People = ReturnType<typeof peopleFactories>

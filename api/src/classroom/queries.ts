import type { ListQuery } from '@lekta/shared/contract/list'
import { and, asc, count, eq, ilike, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { account, classroom, classroomStudent, classroomTeacher, standing, student } from '../database/schema'
import { escapeLike, type SortColumns, searched, sortBy, windowOf } from '../list-page'
import { type Tenant, visibleClassrooms, visibleStudents } from '../tenant'

function listed(tenant: Tenant, query: ListQuery): SQL {
  const { options } = query
  const text = searched(query)
  const named = text === '' ? undefined : ilike(classroom.name, `%${escapeLike(text)}%`)
  const chosen = options.classroom_id === undefined ? undefined : eq(classroom.id, options.classroom_id)
  return and(visibleClassrooms(tenant), named, chosen) as SQL
}

const teachers = sql<string[]>`array(
  select ${account.name} from ${classroomTeacher} join ${account} on ${account.id} = ${classroomTeacher.teacherId}
  where ${classroomTeacher.classroomId} = ${classroom.id} order by ${account.name})`

/** Students of a classroom, how many of them have a finished test, and the middle of their abilities. */
const summaryOf = (database: Database) =>
  database
    .select({
      students: count().as('students'),
      measured: count(standing.ability).as('measured'),
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${standing.ability})`.as('median'),
    })
    .from(classroomStudent)
    .innerJoin(account, and(eq(account.id, classroomStudent.studentId), eq(account.schoolId, classroom.schoolId)))
    .leftJoin(standing, eq(standing.studentId, classroomStudent.studentId))
    .where(eq(classroomStudent.classroomId, classroom.id))
    .as('summary')

export async function selectClassrooms(tenant: Tenant, database: Database, query: ListQuery) {
  const { limit, offset } = windowOf(query)
  const summary = summaryOf(database)
  const { students, measured, median } = summary
  const sortable: SortColumns = {
    id: classroom.id,
    name: sql`lower(${classroom.name})`,
    grade: classroom.grade,
    students,
    measured,
    median,
  }
  return database
    .select({ id: classroom.id, name: classroom.name, grade: classroom.grade, teachers, students, measured, median })
    .from(classroom)
    .crossJoinLateral(summary)
    .where(listed(tenant, query))
    .orderBy(...sortBy(query, sortable, classroom.id))
    .limit(limit)
    .offset(offset)
}

export async function countClassrooms(tenant: Tenant, database: Database, query: ListQuery) {
  const [row] = await database.select({ total: count() }).from(classroom).where(listed(tenant, query))
  return row?.total ?? 0
}

/** The id of a classroom if the tenant may see its students. */
export async function selectClassroomId(tenant: Tenant, database: Database, id: number) {
  const [row] = await database
    .select({ id: classroom.id })
    .from(classroom)
    .where(and(visibleClassrooms(tenant), eq(classroom.id, id)))
  return row?.id
}

export const selectMembers = (tenant: Tenant, database: Database, classroomId: number) =>
  database
    .select({ id: account.id, name: account.name, username: account.username, avatar: account.avatar })
    .from(classroomStudent)
    .innerJoin(student, eq(student.id, classroomStudent.studentId))
    .innerJoin(account, eq(account.id, student.id))
    .where(and(visibleStudents(tenant), eq(classroomStudent.classroomId, classroomId)))
    .orderBy(asc(sql`lower(${account.name})`), asc(account.id))

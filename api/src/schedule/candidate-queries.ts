import type { ListQuery } from '@lekta/shared/contract/list'
import { and, asc, count, inArray, or, sql } from 'drizzle-orm'
import { type StaffTenant, visibleClassrooms, visibleStudents } from '../access/tenant'
import type { Database } from '../database/connect'
import { isAccountOfStudent } from '../database/joins'
import { account, classroom, classroomStudent, isChild, student } from '../database/schema'
import { accountName, type SortColumns, sortBy, windowOf } from '../http/list-page'
import { inClassroom, whereFilters } from '../student/queries'
import { type Room, roomJson } from './queries'

const candidateRooms = (tenant: StaffTenant) => sql<Room[]>`(
  select coalesce(json_agg(${roomJson} order by lower(${classroom.name})), '[]')
  from ${classroomStudent} join ${classroom} on ${classroom.id} = ${classroomStudent.classroomId}
  where ${classroomStudent.studentId} = ${student.id} and ${visibleClassrooms(tenant)})`

const candidateSort = { id: { filled: account.id }, name: accountName } satisfies SortColumns

/** Returns the condition for the tenant's students who can be given a test, filtered and searched. */
const whereCandidate = (tenant: StaffTenant, database: Database, query: ListQuery) =>
  and(isChild(account), visibleStudents(tenant), whereFilters(database, query))

/** Returns a page of the students who can be given a test. */
export function selectCandidates(tenant: StaffTenant, database: Database, query: ListQuery) {
  const { limit, offset } = windowOf(query)
  return database
    .select({ id: student.id, name: account.name, avatar: account.avatar, classrooms: candidateRooms(tenant) })
    .from(student)
    .innerJoin(account, isAccountOfStudent)
    .where(whereCandidate(tenant, database, query))
    .orderBy(...sortBy(query, candidateSort, account.id))
    .limit(limit)
    .offset(offset)
}

export async function countCandidates(tenant: StaffTenant, database: Database, query: ListQuery): Promise<number> {
  const [row] = await database
    .select({ children: count() })
    .from(student)
    .innerJoin(account, isAccountOfStudent)
    .where(whereCandidate(tenant, database, query))
  return row?.children ?? 0
}

/** Returns the tenant's students in these classrooms, and those named by id. */
export async function selectChosenStudents(
  tenant: StaffTenant,
  database: Database,
  { classrooms, students }: { classrooms: readonly number[]; students: readonly number[] },
) {
  const rooms = classrooms.map((id) => inClassroom(database, id))
  const named = students.length === 0 ? undefined : inArray(student.id, [...students])
  const any = or(named, ...rooms)
  if (!any) return []
  return database
    .select({ id: student.id, name: account.name })
    .from(student)
    .innerJoin(account, isAccountOfStudent)
    .where(and(visibleStudents(tenant), any))
    .orderBy(asc(sql`lower(${account.name})`), asc(student.id))
}

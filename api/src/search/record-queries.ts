import { FoundRecord, type RecordKind } from '@lekta/shared/contract/search'
import { and, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type StaffTenant, type Tenant, visibleClassrooms, visibleStudents, visibleTeachers } from '../access/tenant'
import type { Database } from '../database/connect'
import {
  account,
  classroom,
  classroomStudent,
  classroomTeacher,
  invoice,
  isChild,
  schedule,
  scheduleClassroom,
  school,
  student,
} from '../database/schema'
import { selectJson } from '../database/select-json'
import { ownInvoices } from '../money/buyer'
import { visibleSchedules } from '../schedule/queries'
import { classrooms as classroomsOfStudent } from '../student/queries'
import type { Searcher } from './candidate-queries'

type Column = Exclude<keyof FoundRecord, 'kind'>

const missing: Record<Column, SQL> = {
  id: sql`null::int`,
  name: sql`null::text`,
  detail: sql`null::text`,
  avatar: sql`null::text`,
  classrooms: sql`'{}'::text[]`,
  students: sql`null::int`,
  at: sql`null::text`,
  status: sql`null::text`,
}

const order = Object.keys(missing) as Column[]

/** Returns the columns of a record; those that the kind does not have are null. */
const columnsOf = (kind: RecordKind, columns: Partial<Record<Column, SQL | PgColumn>>) => {
  const parts = order.map((name) => sql`${columns[name] ?? missing[name]} as ${sql.identifier(name)}`)
  return sql`${sql.raw(`'${kind}'`)} as kind, ${sql.join(parts, sql`, `)}`
}

const amongIds = (column: PgColumn, ids: readonly number[]) => sql`${column} = any(${sql.param([...ids])}::int[])`

const asText = (time: PgColumn) => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const students = (tenant: StaffTenant, ids: readonly number[]) => sql`
  select ${columnsOf('student', {
    id: account.id,
    name: account.name,
    detail: account.username,
    avatar: account.avatar,
    classrooms: classroomsOfStudent,
  })} from ${student} join ${account} on ${account.id} = ${student.id}
  where ${and(isChild(account), visibleStudents(tenant), amongIds(account.id, ids))}`

const isMember = sql`${account.id} = ${classroomStudent.studentId} and ${account.schoolId} = ${classroom.schoolId} and ${isNull(account.archivedAt)}`

const classrooms = (tenant: StaffTenant, ids: readonly number[]) => sql`
  select ${columnsOf('classroom', {
    id: classroom.id,
    name: classroom.name,
    students: sql`(select count(*)::int from ${classroomStudent} join ${account} on ${isMember}
      where ${classroomStudent.classroomId} = ${classroom.id})`,
  })} from ${classroom} where ${and(visibleClassrooms(tenant), amongIds(classroom.id, ids))}`

const teachers = (tenant: Tenant<'school'>, ids: readonly number[]) => sql`
  select ${columnsOf('teacher', {
    id: account.id,
    name: account.name,
    detail: account.username,
    avatar: account.avatar,
    classrooms: sql`array(select ${classroom.name} from ${classroomTeacher}
      join ${classroom} on ${classroom.id} = ${classroomTeacher.classroomId} and ${isNull(classroom.archivedAt)}
      where ${classroomTeacher.teacherId} = ${account.id} and ${classroom.schoolId} = ${account.schoolId}
      order by ${classroom.name})`,
  })} from ${account} where ${and(visibleTeachers(tenant), amongIds(account.id, ids))}`

const tests = (tenant: StaffTenant, ids: readonly number[]) => sql`
  select ${columnsOf('test', {
    id: schedule.id,
    name: schedule.title,
    at: asText(schedule.opensAt),
    classrooms: sql`array(select ${classroom.name} from ${scheduleClassroom}
      join ${classroom} on ${classroom.id} = ${scheduleClassroom.classroomId}
      where ${scheduleClassroom.scheduleId} = ${schedule.id} and ${visibleClassrooms(tenant, 'including archived')}
      order by ${classroom.name})`,
  })} from ${schedule} where ${and(visibleSchedules(tenant), amongIds(schedule.id, ids))}`

const invoices = (tenant: Tenant<'school'>, ids: readonly number[]) => sql`
  select ${columnsOf('invoice', {
    id: invoice.id,
    name: invoice.number,
    at: asText(invoice.issuedAt),
    status: invoice.status,
  })} from ${invoice} where ${and(ownInvoices(tenant), amongIds(invoice.id, ids))}`

const schools = (ids: readonly number[]) => sql`
  select ${columnsOf('school', { id: school.id, name: school.name, detail: school.city })}
  from ${school} where ${and(isNull(school.archivedAt), amongIds(school.id, ids))}`

/** A record that is meant, by its kind and id. */
export interface RecordRef {
  kind: string
  id: number
}

function partsFor(tenant: Searcher, idsOf: (kind: RecordKind) => number[]): SQL[] {
  if (tenant.role === 'admin') return [schools(idsOf('school'))]
  const common: [RecordKind, (ids: number[]) => SQL][] = [
    ['student', (ids) => students(tenant, ids)],
    ['classroom', (ids) => classrooms(tenant, ids)],
    ['test', (ids) => tests(tenant, ids)],
  ]
  const ofSchool: typeof common =
    tenant.role === 'school'
      ? [
          ['teacher', (ids) => teachers(tenant, ids)],
          ['invoice', (ids) => invoices(tenant, ids)],
        ]
      : []
  return [...common, ...ofSchool].flatMap(([kind, select]) => {
    const ids = idsOf(kind)
    return ids.length === 0 ? [] : [select(ids)]
  })
}

/** Returns those of the records that the tenant may see, in the order in which they are named. */
export async function selectRecords(
  tenant: Searcher,
  database: Database,
  refs: readonly RecordRef[],
): Promise<FoundRecord[]> {
  const parts = partsFor(tenant, (kind) => refs.filter((ref) => ref.kind === kind).map(({ id }) => id))
  if (parts.length === 0) return []
  const statement = sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  )
  const rows = await selectJson(database, FoundRecord, statement)
  const found = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]))
  return refs.flatMap(({ kind, id }) => found.get(`${kind} ${id}`) ?? [])
}

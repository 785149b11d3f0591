import type { Role } from '@lekta/shared/contract/endpoint'
import { and, eq, exists, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { buildQuery } from '../database/query-builder'
import {
  account,
  classroom,
  classroomStudent,
  classroomTeacher,
  erasure,
  isTeacher,
  parentLink,
  student,
} from '../database/schema'

interface Tenants {
  admin: { role: 'admin'; accountId: number }
  school: { role: 'school'; accountId: number; schoolId: number }
  teacher: { role: 'teacher'; accountId: number; schoolId: number }
  parent: { role: 'parent'; accountId: number }
  child: { role: 'child'; accountId: number }
}

/**
 * An account in one of its roles. It decides which rows a query may see and is the first parameter of every query.
 */
export type Tenant<R extends Role = Role> = Tenants[R]

/** A school's account or a teacher. */
export type StaffTenant = Tenant<'school' | 'teacher'>

/** An account as the owner of its profile and sessions. Every tenant is an AccountRef. */
export interface AccountRef {
  accountId: number
}

/** Returns the tenant of an account in one of its roles; null when a school or teacher account belongs to no school. */
export function tenantOf(owner: { id: number; schoolId: number | null }, role: Role): Tenant | null {
  const accountId = owner.id
  if (role === 'admin' || role === 'parent' || role === 'child') return { role, accountId }
  return owner.schoolId === null ? null : { role, accountId, schoolId: owner.schoolId }
}

/** Whether archived rows are visible. Lists leave them out, but a single record may be archived. */
export type Scope = 'current' | 'including archived'

/**
 * Returns the condition for the classrooms that a tenant may see: a school sees its own classrooms, a teacher sees
 * those that the teacher teaches, and other roles see none. Use it in queries that select from `classroom`.
 */
export function visibleClassrooms(tenant: Tenant, scope: Scope = 'current'): SQL {
  const isCurrent = scope === 'current' ? isNull(classroom.archivedAt) : undefined
  switch (tenant.role) {
    case 'school':
      return and(eq(classroom.schoolId, tenant.schoolId), isCurrent) as SQL
    case 'teacher':
      return and(eq(classroom.schoolId, tenant.schoolId), isCurrent, exists(teachesClassroom(tenant.accountId))) as SQL
    default:
      return sql`false`
  }
}

/**
 * Returns the condition for the students that a tenant may see: all students of the school, those in a teacher's
 * classrooms, a parent's children, or the child itself. Staff see archived students only with `including archived`.
 * Use it in queries that select from `student` joined with `account`.
 */
export function visibleStudents(tenant: Tenant, scope: Scope = 'current'): SQL {
  const isCurrent = scope === 'current' ? isNull(account.archivedAt) : undefined
  switch (tenant.role) {
    case 'school':
      return and(eq(account.schoolId, tenant.schoolId), isCurrent) as SQL
    case 'teacher':
      return and(eq(account.schoolId, tenant.schoolId), isCurrent, exists(taughtBy(tenant.accountId))) as SQL
    case 'parent':
      return inArray(student.id, childrenOf(tenant.accountId))
    case 'child':
      return eq(student.id, tenant.accountId)
    case 'admin':
      return sql`false`
  }
}

/** Returns the condition for the teachers of a school. Use it in queries that select from `account`. */
export const visibleTeachers = ({ schoolId }: Tenant<'school'>, scope: Scope = 'current'): SQL =>
  and(
    eq(account.schoolId, schoolId),
    isTeacher(account),
    scope === 'current' ? isNull(account.archivedAt) : undefined,
  ) as SQL

/**
 * The condition for the accounts of teachers who do not also run a school or the platform. A school can change only
 * these teacher accounts.
 */
export const isTeacherAlone = sql`${account.roles} @> array['teacher'] and not ${account.roles} && array['school', 'admin']`

/** Returns the condition that an account is waiting to be erased. Its data must not be used meanwhile. */
export const isBeingErased = (accountId: SQLWrapper): SQL =>
  exists(
    buildQuery()
      .select({ one: sql`1` })
      .from(erasure)
      .where(sql`${erasure.accountId} = ${accountId} and ${erasure.doneAt} is null and ${erasure.cancelledAt} is null`),
  )

const childrenOf = (parentId: number) =>
  buildQuery().select({ id: parentLink.studentId }).from(parentLink).where(eq(parentLink.parentId, parentId))

const teachesClassroom = (teacherId: number) =>
  buildQuery()
    .select({ one: sql`1` })
    .from(classroomTeacher)
    .where(and(eq(classroomTeacher.classroomId, classroom.id), eq(classroomTeacher.teacherId, teacherId)))

function taughtBy(teacherId: number) {
  const [membership, teaching] = [alias(classroomStudent, 'membership'), alias(classroomTeacher, 'teaching')]
  const room = alias(classroom, 'room')
  return buildQuery()
    .select({ one: sql`1` })
    .from(membership)
    .innerJoin(teaching, eq(teaching.classroomId, membership.classroomId))
    .innerJoin(room, and(eq(room.id, membership.classroomId), isNull(room.archivedAt)))
    .where(and(eq(membership.studentId, account.id), eq(teaching.teacherId, teacherId)))
}

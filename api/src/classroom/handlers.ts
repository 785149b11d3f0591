import type { ListQuery } from '@lekta/shared/contract/list'
import type { Classroom, ClassroomRecord, classroomContract } from '@lekta/shared/contract/people/classroom'
import {
  assertVisibleClassroom,
  assertVisibleClassrooms,
  assertVisibleFilters,
  assertVisibleSchool,
} from '../access/authorise-ids'
import type { Tenant } from '../access/tenant'
import { recordSubjects } from '../audit/record'
import type { Database } from '../database/connect'
import { notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { pageOf } from '../http/list-page'
import { rethrowTaken } from '../people/assert-available'
import { presentAbility } from '../results/present-latest-result'
import { presentStudent } from '../student/present'
import { selectStudents } from '../student/queries'
import { assertVisibleTeachers } from '../teacher/assert-visible-teachers'
import * as queries from './queries'

type Row = Awaited<ReturnType<typeof queries.selectClassrooms>>['rows'][number]

const presentClassroom = (row: Row): Classroom => ({
  ...row,
  median: row.median === null ? null : presentAbility(row.median, row.grade),
})

async function listClassrooms(tenant: Tenant, database: Database, query: ListQuery, now: Date) {
  await assertVisibleFilters(tenant, database, query)
  const { rows, total } = await queries.selectClassrooms(tenant, database, query, now)
  return pageOf(query, rows.map(presentClassroom), total)
}

async function load(tenant: Tenant<'school' | 'teacher'>, database: Database, id: number): Promise<ClassroomRecord> {
  const row = await queries.selectClassroom(tenant, database, id)
  if (!row) throw notFound('classroom')
  return row
}

const subjectsOf = (ids: readonly number[]) => ids.map((id) => `classroom ${id}`)

export const classroomHandlers: Handlers<typeof classroomContract> = {
  classrooms: async ({ query, tenant, database, now }) => listClassrooms(tenant, database, query, now),

  classroomsBySchool: async ({ params, query, tenant, database, now }) => {
    assertVisibleSchool(tenant, params.schoolId)
    return listClassrooms(tenant, database, query, now)
  },

  classroomMembers: async ({ query, tenant, database }) => {
    await assertVisibleClassroom(tenant, database, query.classroom_id)
    return queries.selectMembers(tenant, database, query)
  },

  classroomStudents: async ({ query, tenant, database }) => {
    await assertVisibleFilters(tenant, database, query)
    await assertVisibleClassroom(tenant, database, query.classroom_id)
    const { rows, total } = await selectStudents(tenant, database, query, query.classroom_id)
    return pageOf(query, rows.map(presentStudent), total)
  },

  classroom: ({ params, tenant, database }) => load(tenant, database, params.id),

  addClassroom: async ({ body, tenant, database, now }) => {
    await assertVisibleTeachers(tenant, database, body.teachers)
    const add = async (transaction: Database) => {
      const id = await queries.insertClassroom(tenant, transaction, body)
      await queries.replaceTeachers(tenant, transaction, id, body.teachers)
      await recordSubjects(tenant, transaction, 'classroom added', subjectsOf([id]), now)
      return id
    }
    return load(tenant, database, await database.transaction(add).catch(rethrowTaken))
  },

  editClassroom: async ({ params: { id }, body, tenant, database, now }) => {
    await assertVisibleClassroom(tenant, database, id)
    await assertVisibleTeachers(tenant, database, body.teachers)
    const edit = async (transaction: Database) => {
      await queries.updateClassroom(tenant, transaction, id, body)
      await queries.replaceTeachers(tenant, transaction, id, body.teachers)
      await recordSubjects(tenant, transaction, 'classroom edited', subjectsOf([id]), now)
    }
    await database.transaction(edit).catch(rethrowTaken)
    return load(tenant, database, id)
  },

  archiveClassrooms: async ({ body: { ids }, tenant, database, now }) => {
    await assertVisibleClassrooms(tenant, database, ids, 'including archived')
    await database.transaction(async (transaction) => {
      await queries.setArchived(tenant, transaction, ids, now)
      await recordSubjects(tenant, transaction, 'classroom archived', subjectsOf(ids), now)
    })
    return null
  },

  restoreClassrooms: async ({ body: { ids }, tenant, database, now }) => {
    await assertVisibleClassrooms(tenant, database, ids, 'including archived')
    const restore = async (transaction: Database) => {
      await queries.setArchived(tenant, transaction, ids, null)
      await recordSubjects(tenant, transaction, 'classroom restored', subjectsOf(ids), now)
    }
    await database.transaction(restore).catch(rethrowTaken)
    return null
  },
}

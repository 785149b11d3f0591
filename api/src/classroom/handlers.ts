import type { Classroom, classroomContract } from '@lekta/shared/contract/classroom'
import type { ListQuery } from '@lekta/shared/contract/list'
import { checkClassroom, checkFilters, checkSchool } from '../check-filters'
import type { Database } from '../database/connect'
import { pageOf } from '../list-page'
import { presentAbility } from '../present-standing'
import type { Handlers } from '../server/implement'
import { presentStudent } from '../student/present'
import { countStudents, selectStudents } from '../student/queries'
import type { Tenant } from '../tenant'
import * as queries from './queries'

type Row = Awaited<ReturnType<typeof queries.selectClassrooms>>[number]

const presentClassroom = (row: Row): Classroom => ({
  ...row,
  median: row.median === null ? null : presentAbility(row.median, row.grade),
})

type SchoolTenant = Tenant<'school' | 'teacher'>

async function listClassrooms(tenant: SchoolTenant, database: Database, query: ListQuery, reach: queries.Reach) {
  const [rows, total] = await Promise.all([
    queries.selectClassrooms(tenant, database, query, reach),
    queries.countClassrooms(tenant, database, query, reach),
  ])
  return pageOf(query, rows.map(presentClassroom), total)
}

export const classroomHandlers: Handlers<typeof classroomContract> = {
  classrooms: async ({ query, tenant, database }) => {
    await checkFilters(tenant, database, query)
    return listClassrooms(tenant, database, query, 'own')
  },

  classroomsBySchool: async ({ params, query, tenant, database }) => {
    checkSchool(tenant, params.schoolId)
    await checkFilters(tenant, database, query)
    return listClassrooms(tenant, database, query, 'school')
  },

  classroomMembers: async ({ query, tenant, database }) => {
    await checkClassroom(tenant, database, query.classroom_id)
    return queries.selectMembers(tenant, database, query.classroom_id)
  },

  classroomStudents: async ({ query, tenant, database }) => {
    await checkFilters(tenant, database, query)
    await checkClassroom(tenant, database, query.classroom_id)
    const [rows, total] = await Promise.all([
      selectStudents(tenant, database, query, query.classroom_id),
      countStudents(tenant, database, query, query.classroom_id),
    ])
    return pageOf(query, rows.map(presentStudent), total)
  },
}

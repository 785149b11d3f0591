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

async function listClassrooms(tenant: Tenant, database: Database, query: ListQuery) {
  await checkFilters(tenant, database, query)
  const [rows, total] = await Promise.all([
    queries.selectClassrooms(tenant, database, query),
    queries.countClassrooms(tenant, database, query),
  ])
  return pageOf(query, rows.map(presentClassroom), total)
}

export const classroomHandlers: Handlers<typeof classroomContract> = {
  classrooms: async ({ query, tenant, database }) => listClassrooms(tenant, database, query),

  classroomsBySchool: async ({ params, query, tenant, database }) => {
    checkSchool(tenant, params.schoolId)
    return listClassrooms(tenant, database, query)
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

import type { StudentRecord, studentContract } from '@lekta/shared/contract/people/student'
import { studentFields } from '@lekta/shared/contract/people/student-fields'
import { assertVisibleClassrooms, assertVisibleFilters, assertVisibleStudents } from '../access/authorise-ids'
import type { StaffTenant } from '../access/tenant'
import { recordStudents } from '../audit/record'
import type { Database } from '../database/connect'
import { badInput, notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { pageOf } from '../http/list-page'
import { archiveAccounts, restoreAccounts, updateAccount } from '../people/accounts'
import { assertAvailable, rethrowTaken } from '../people/assert-available'
import { type CreatedAccount, createStudents } from '../people/create-accounts'
import { cancelLeaverErasures } from '../people/returned-students'
import { rowOf } from '../people/stored-fields'
import { renewCardsTask } from '../people/tasks'
import { presentLatestResult } from '../results/present-latest-result'
import * as memberships from './membership-queries'
import { moveStudents, restoreGrades, selectPlacements } from './move-students'
import { formatPoints, presentStudent } from './present'
import * as queries from './queries'
import { presentSummary, selectSummary } from './summary'

async function load(tenant: StaffTenant, database: Database, id: number): Promise<StudentRecord> {
  const row = await queries.selectStudentRecord(tenant, database, id)
  if (!row) throw notFound('student')
  const { points, ...rest } = row
  const classrooms = await memberships.selectClassroomsOf(tenant, database, id)
  return { ...rest, poin_formatted: formatPoints(points), classrooms }
}

/**
 * Throws an error unless the classrooms are the tenant's own. A teacher's new student needs at least one classroom,
 * because the teacher could not see the student otherwise.
 */
async function assertClassrooms(tenant: StaffTenant, database: Database, classrooms: readonly number[]) {
  if (tenant.role === 'teacher' && classrooms.length === 0) {
    throw badInput({ classrooms: 'Please choose one of your classrooms.' })
  }
  await assertVisibleClassrooms(tenant, database, classrooms)
}

export const studentHandlers: Handlers<typeof studentContract> = {
  students: async ({ query, tenant, database }) => {
    await assertVisibleFilters(tenant, database, query)
    const { rows, total } = await queries.selectStudents(tenant, database, query)
    return pageOf(query, rows.map(presentStudent), total)
  },

  studentScores: async ({ query, tenant, database }) => {
    await assertVisibleFilters(tenant, database, query)
    const { rows, total } = await queries.selectScores(tenant, database, query)
    const scored = rows.map(({ standing, ...row }) => ({
      ...presentStudent(row),
      standing: presentLatestResult(standing),
      percentile: standing?.percentile ?? null,
    }))
    return pageOf(query, scored, total)
  },

  scoreSummary: async ({ query, tenant, database, now }) => {
    await assertVisibleFilters(tenant, database, query)
    return presentSummary(await selectSummary(tenant, database, query, now), now)
  },

  student: ({ params, tenant, database }) => load(tenant, database, params.id),

  addStudent: async ({ body, tenant, database, now }) => {
    await assertClassrooms(tenant, database, body.classrooms)
    const add = async (transaction: Database) => {
      await assertAvailable(tenant, transaction, body)
      const made = await createStudents(tenant, transaction, [body])
      const ids = made.map(({ id }) => id)
      await recordStudents(tenant, transaction, 'student added', ids, now)
      return made[0] as CreatedAccount
    }
    return database.transaction(add).catch(rethrowTaken)
  },

  editStudent: async ({ params: { id }, body, tenant, database, now }) => {
    await assertVisibleStudents(tenant, database, [id])
    await assertClassrooms(tenant, database, body.classrooms)
    const edit = async (transaction: Database) => {
      await assertAvailable(tenant, transaction, body, id)
      await updateAccount(tenant, transaction, id, rowOf(studentFields, 'account', body))
      await queries.updateStudent(transaction, id, body)
      await memberships.replaceMemberships(tenant, transaction, [{ id, classrooms: body.classrooms }])
      await recordStudents(tenant, transaction, 'student edited', [id], now)
    }
    await database.transaction(edit).catch(rethrowTaken)
    return load(tenant, database, id)
  },

  archiveStudents: async ({ body: { ids }, tenant, database, now }) => {
    await assertVisibleStudents(tenant, database, ids, 'including archived')
    await database.transaction(async (transaction) => {
      await archiveAccounts(tenant, transaction, ids, now)
      await recordStudents(tenant, transaction, 'student archived', ids, now)
    })
    return null
  },

  restoreStudents: async ({ body: { ids }, tenant, database, now }) => {
    await assertVisibleStudents(tenant, database, ids, 'including archived')
    await database.transaction(async (transaction) => {
      await cancelLeaverErasures(tenant, transaction, ids, now)
      await restoreAccounts(tenant, transaction, ids)
      await recordStudents(tenant, transaction, 'student restored', ids, now)
    })
    return null
  },

  studentPlacements: async ({ body: { ids }, tenant, database }) => {
    await assertVisibleStudents(tenant, database, ids)
    return selectPlacements(tenant, database, ids)
  },

  placeStudents: async ({ body, tenant, database, now }) => {
    await assertVisibleStudents(tenant, database, body.ids)
    const named = [body.into, body.out_of].filter((id) => typeof id === 'number')
    await assertVisibleClassrooms(tenant, database, named)
    return database.transaction((transaction) => moveStudents(tenant, transaction, body, now))
  },

  studentClassrooms: async ({ params, tenant, database }) => (await load(tenant, database, params.id)).classrooms,

  setStudentClassrooms: async ({ body: { students }, tenant, database, now }) => {
    const ids = students.map(({ id }) => id)
    await assertVisibleStudents(tenant, database, ids, 'including archived')
    await assertVisibleClassrooms(
      tenant,
      database,
      students.flatMap(({ classrooms }) => classrooms),
    )
    await database.transaction(async (transaction) => {
      await memberships.replaceMemberships(tenant, transaction, students)
      await restoreGrades(transaction, students)
      await recordStudents(tenant, transaction, 'student placed', ids, now)
    })
    return null
  },

  renewStudentPasswords: async ({ body: { ids }, tenant, database, threads, now }) => {
    await assertVisibleStudents(tenant, database, ids)
    return threads.run(renewCardsTask, { tenant, people: 'students', ids, now })
  },
}

import type { Teacher, teacherContract } from '@lekta/shared/contract/people/teacher'
import { teacherFields } from '@lekta/shared/contract/people/teacher-fields'
import { assertVisibleClassrooms, assertVisibleFilters } from '../access/authorise-ids'
import type { Tenant } from '../access/tenant'
import { recordSubjects } from '../audit/record'
import type { Database } from '../database/connect'
import { notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { pageOf } from '../http/list-page'
import { archiveAccounts, restoreAccounts, updateAccount } from '../people/accounts'
import { assertAvailable, rethrowTaken } from '../people/assert-available'
import { type CreatedAccount, createTeachers } from '../people/create-accounts'
import { rowOf } from '../people/stored-fields'
import { renewCardsTask } from '../people/tasks'
import { assertChangeable, assertVisibleTeachers } from './assert-visible-teachers'
import * as queries from './queries'

const { compare } = new Intl.Collator('en', { numeric: true })

const present = (row: queries.TeacherRow): Teacher => ({
  ...row,
  classrooms: row.classrooms.toSorted((a, b) => compare(a.name, b.name)),
})

async function load(tenant: Tenant<'school'>, database: Database, id: number): Promise<Teacher> {
  const row = await queries.selectTeacher(tenant, database, id)
  if (!row) throw notFound('teacher')
  return present(row)
}

const subjectsOf = (ids: readonly number[]) => ids.map((id) => `account ${id}`)

export const teacherHandlers: Handlers<typeof teacherContract> = {
  teachers: async ({ query, tenant, database }) => {
    await assertVisibleFilters(tenant, database, query)
    const [rows, total] = await Promise.all([
      queries.selectTeachers(tenant, database, query),
      queries.countTeachers(tenant, database, query),
    ])
    return pageOf(query, rows.map(present), total)
  },

  teacher: ({ params, tenant, database }) => load(tenant, database, params.id),

  addTeacher: async ({ body, tenant, database, now }) => {
    await assertVisibleClassrooms(tenant, database, body.classrooms)
    const add = async (transaction: Database) => {
      await assertAvailable(tenant, transaction, body)
      const made = await createTeachers(tenant, transaction, [body])
      const ids = made.map(({ id }) => id)
      await recordSubjects(tenant, transaction, 'teacher added', subjectsOf(ids), now)
      return made[0] as CreatedAccount
    }
    return database.transaction(add).catch(rethrowTaken)
  },

  editTeacher: async ({ params: { id }, body, tenant, database, now }) => {
    await assertChangeable(tenant, database, [id])
    await assertVisibleClassrooms(tenant, database, body.classrooms)
    const edit = async (transaction: Database) => {
      await assertAvailable(tenant, transaction, body, id)
      await updateAccount(tenant, transaction, id, rowOf(teacherFields, 'account', body))
      await queries.replaceTaught(tenant, transaction, id, body.classrooms)
      await recordSubjects(tenant, transaction, 'teacher edited', subjectsOf([id]), now)
    }
    await database.transaction(edit).catch(rethrowTaken)
    return load(tenant, database, id)
  },

  archiveTeachers: async ({ body: { ids }, tenant, database, now }) => {
    await assertChangeable(tenant, database, ids, 'including archived')
    await database.transaction(async (transaction) => {
      await archiveAccounts(tenant, transaction, ids, now)
      await recordSubjects(tenant, transaction, 'teacher archived', subjectsOf(ids), now)
    })
    return null
  },

  restoreTeachers: async ({ body: { ids }, tenant, database, now }) => {
    await assertChangeable(tenant, database, ids, 'including archived')
    await database.transaction(async (transaction) => {
      await restoreAccounts(tenant, transaction, ids)
      await recordSubjects(tenant, transaction, 'teacher restored', subjectsOf(ids), now)
    })
    return null
  },

  teacherClassrooms: async ({ params, tenant, database }) => (await load(tenant, database, params.id)).classrooms,

  setTeacherClassrooms: async ({ params: { id }, body: { classrooms }, tenant, database, now }) => {
    await assertVisibleTeachers(tenant, database, [id])
    await assertVisibleClassrooms(tenant, database, classrooms)
    await database.transaction(async (transaction) => {
      await queries.replaceTaught(tenant, transaction, id, classrooms)
      await recordSubjects(tenant, transaction, 'teacher placed', subjectsOf([id]), now)
    })
    return (await load(tenant, database, id)).classrooms
  },

  renewTeacherPasswords: async ({ body: { ids }, tenant, database, threads, now }) => {
    await assertChangeable(tenant, database, ids)
    return threads.run(renewCardsTask, { tenant, people: 'teachers', ids, now })
  },
}

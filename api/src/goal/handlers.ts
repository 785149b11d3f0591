import type { Goal, goalContract } from '@lekta/shared/contract/assessment/goal'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { assertVisibleClassroom, assertVisibleStudents } from '../access/authorise-ids'
import type { StaffTenant } from '../access/tenant'
import { recordStudents, recordSubjects } from '../audit/record'
import type { Database } from '../database/connect'
import { badInput, notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { say } from '../i18n/sentence'
import { assertOwner } from '../intervention/assert-owner'
import { presentAbility } from '../results/present-latest-result'
import { judgeGoal } from './judge-goal'
import * as queries from './queries'

const subjectOf = (input: { student_id?: number | undefined; classroom_id?: number | undefined }): queries.Subject => ({
  studentId: input.student_id,
  classroomId: input.classroom_id,
})

/** Throws a 404 unless the student and the classroom, if there is one, are visible to the tenant. */
async function assertVisible(tenant: StaffTenant, database: Database, { studentId, classroomId }: queries.Subject) {
  await assertVisibleStudents(tenant, database, studentId === undefined ? [] : [studentId])
  await assertVisibleClassroom(tenant, database, classroomId)
}

/** Throws unless the tenant may set the goal of a subject. */
async function assertSettable(tenant: StaffTenant, database: Database, subject: queries.Subject) {
  if (subject.studentId !== undefined && subject.classroomId !== undefined)
    throw badInput({ classroom_id: 'Please name a student or a classroom, not both.' })
  const isWhole = subject.studentId === undefined && subject.classroomId === undefined
  if (isWhole && tenant.role !== 'school')
    throw badInput({
      classroom_id: 'Only the school can set the goal of the school. Please choose a classroom or a student.',
    })
  await assertVisible(tenant, database, subject)
}

type Current = Pick<queries.GoalRow, 'ability' | 'grade'>

const measureOf = ({ ability, grade }: Current) => (ability === null ? null : presentAbility(ability, grade))

/** Returns today's measure, in L. Throws unless the target is above it. */
function startOf(row: Current, target: number): number {
  const start = measureOf(row)
  if (start === null)
    throw badInput({ target: 'A goal needs a measure to start from. Please set it after the first reliable test.' })
  if (target <= start)
    throw badInput({
      target: say('Please choose a measure above today’s {{measure}}.', { measure: formatMeasure(start) }),
    })
  return start
}

function presentGoal(row: queries.GoalRow, now: Date): Goal {
  const { id, student_id, classroom_id, target, by, start, editable } = row
  const setAt = new Date(row.set_at)
  const current = measureOf(row)
  const testedAt = row.tested_at === null ? null : new Date(row.tested_at)
  return {
    ...{ id, student_id, classroom_id, target, by, start, editable, current },
    set_at: setAt.toISOString(),
    state: judgeGoal({ start, setAt, target, by }, { current, testedAt }, now),
    owner: row.owner_id === null || row.owner_name === null ? null : { id: row.owner_id, name: row.owner_name },
  }
}

const actions = {
  student: { set: 'goal of student set', removed: 'goal of student removed' },
  classroom: { set: 'goal of classroom set', removed: 'goal of classroom removed' },
  school: { set: 'goal of school set', removed: 'goal of school removed' },
} as const

const recordGoal = (
  tenant: StaffTenant,
  transaction: Database,
  { studentId, classroomId }: { studentId?: number | null | undefined; classroomId?: number | null | undefined },
  action: 'set' | 'removed',
  now: Date,
) =>
  studentId != null
    ? recordStudents(tenant, transaction, actions.student[action], [studentId], now)
    : classroomId != null
      ? recordSubjects(tenant, transaction, actions.classroom[action], [`classroom ${classroomId}`], now)
      : recordSubjects(tenant, transaction, actions.school[action], [`school ${tenant.schoolId}`], now)

export const goalHandlers: Handlers<typeof goalContract> = {
  goals: async ({ query, tenant, database, now }) => {
    const subject = subjectOf(query)
    await assertVisible(tenant, database, subject)
    const rows = await queries.selectGoals(tenant, database, subject)
    return rows.map((row) => presentGoal(row, now))
  },

  setGoal: async ({ body, tenant, database, now }) => {
    const subject = subjectOf(body)
    await assertSettable(tenant, database, subject)
    await assertOwner(tenant, database, body.owner_id)
    if (new Date(body.by) <= now) throw badInput({ by: 'Please choose a day after today.' })
    const { current } = await queries.selectCurrent(tenant, database, subject)
    const { target, by } = body
    const values = { target, by, start: startOf(current, target), ownerId: body.owner_id ?? null }
    const id = await database.transaction(async (transaction) => {
      const made = await queries.upsertGoal(tenant, transaction, subject, values, now)
      await recordGoal(tenant, transaction, subject, 'set', now)
      return made
    })
    return { id }
  },

  removeGoal: async ({ params: { id }, tenant, database, now }) => {
    await database.transaction(async (transaction) => {
      const removed = await queries.deleteGoal(tenant, transaction, id)
      if (!removed) throw notFound('goal')
      await recordGoal(tenant, transaction, removed, 'removed', now)
    })
    return null
  },
}

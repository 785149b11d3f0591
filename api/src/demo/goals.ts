import { roundMeasure } from '@lekta/shared/lib/measure/measure'
import { sql } from 'drizzle-orm'
import type { StaffTenant } from '../access/tenant'
import { measureOf } from '../assessment/scale'
import type { Database } from '../database/connect'
import { goal } from '../database/schema'
import { type Subject, selectCurrent } from '../goal/queries'
import { accountNamed } from './interventions'

const DAY = 24 * 60 * 60_000
const setDaysAgo = 100
const daysLeft = 200

/** How a demo goal is doing: the start and the target as distances from today's measure, in L. */
const stories = {
  'on track': { start: -60, target: 60 },
  behind: { start: -10, target: 150 },
  reached: { start: -90, target: -20 },
} as const

/** Returns the ids of a teacher's classes and of students in them with a trusted result since a day, by name. */
async function classesOf(database: Database, teacherId: number, since: Date) {
  const { rows: rooms } = await database.execute<{ id: number }>(sql`
    select classroom.id from classroom join classroom_teacher teaching on teaching.classroom_id = classroom.id
    where teaching.teacher_id = ${teacherId} order by classroom.name`)
  const { rows: students } = await database.execute<{ id: number }>(sql`
    select account.id from latest_result last join account on account.id = last.student_id
    where last.trusted and last.finished_at > ${since.toISOString()}::timestamptz and exists (
      select from classroom_student member
      join classroom_teacher teaching on teaching.classroom_id = member.classroom_id
      where member.student_id = account.id and teaching.teacher_id = ${teacherId})
    order by account.name, account.id limit 3`)
  return { rooms: rooms.map(({ id }) => id), students: students.map(({ id }) => id) }
}

/** Adds goals of the school, of the teacher's classes and of three students: reached, on track and behind. */
export async function addGoals(database: Database, now: Date): Promise<void> {
  const [head, teacher] = [await accountNamed(database, 'school'), await accountNamed(database, 'teacher')]
  const setAt = new Date(now.getTime() - setDaysAgo * DAY)
  const by = new Date(now.getTime() + daysLeft * DAY).toISOString().slice(0, 10)
  const tenant: StaffTenant = { role: 'school', accountId: head.id, schoolId: head.schoolId }
  const add = async (subject: Subject, story: keyof typeof stories, ownerId: number | null) => {
    const { ability } = (await selectCurrent(tenant, database, subject)).current
    if (ability === null) throw new Error('A demo goal has no measure to start from.')
    const current = roundMeasure(measureOf(ability))
    const [start, target] = [current + stories[story].start, current + stories[story].target]
    const values = { ...subject, start, target, by, setAt, ownerId, createdBy: head.id }
    await database.insert(goal).values({ ...values, schoolId: head.schoolId })
  }
  const { rooms, students } = await classesOf(database, teacher.id, setAt)
  await add({}, 'on track', null)
  for (const [i, classroomId] of rooms.entries())
    await add({ classroomId }, i % 2 === 0 ? 'on track' : 'behind', teacher.id)
  for (const [i, story] of (['reached', 'on track', 'behind'] as const).entries()) {
    const studentId = students[i]
    if (studentId !== undefined) await add({ studentId }, story, teacher.id)
  }
}

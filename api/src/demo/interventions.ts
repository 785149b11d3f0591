import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { account, intervention, interventionEntry, interventionStudent } from '../database/schema'

const DAY = 24 * 60 * 60_000

/** Returns an account of a demo school. */
export async function accountNamed(database: Database, username: string) {
  const [row] = await database
    .select({ id: account.id, schoolId: account.schoolId })
    .from(account)
    .where(eq(account.username, username))
  if (!row?.schoolId) throw new Error(`The demo has no account ${username}.`)
  return { id: row.id, schoolId: row.schoolId }
}

/** Returns the weakest readers of a teacher whose latest result can be trusted, without the first few of them. */
export async function weakReaders(
  database: Database,
  teacherId: number,
  { skip, count }: { skip: number; count: number },
) {
  const { rows } = await database.execute<{ id: number }>(sql`
    select last.student_id as id from latest_result last
    where last.trusted and exists (
      select from classroom_student member
      join classroom_teacher teaching on teaching.classroom_id = member.classroom_id
      where member.student_id = last.student_id and teaching.teacher_id = ${teacherId})
    order by last.percentile, last.student_id offset ${skip} limit ${count}`)
  return rows.map(({ id }) => id)
}

/** Adds an intervention that is due to be checked, one that has just begun, and one that was closed. */
export async function addInterventions(database: Database, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  const dayIn = (days: number) => ago(-days).toISOString().slice(0, 10)
  const [head, teacher] = [await accountNamed(database, 'school'), await accountNamed(database, 'teacher')]
  const add = async (values: Omit<typeof intervention.$inferInsert, 'schoolId'>, students: readonly number[]) => {
    const [row] = await database
      .insert(intervention)
      .values({ ...values, schoolId: head.schoolId })
      .returning()
    if (!row || students.length === 0) throw new Error('A demo intervention has no students.')
    const members = students.map((studentId) => ({ interventionId: row.id, studentId, addedAt: row.createdAt }))
    await database.insert(interventionStudent).values(members)
    return row.id
  }
  const pairs = await add(
    {
      ...{ name: 'Reading in pairs', reason: 'far_below', ownerId: teacher.id, createdBy: head.id },
      plan: 'Three mornings a week, ten minutes in pairs. Texts from the class shelf, first below 400L.',
      ...{ createdAt: ago(75), nextCheck: dayIn(-2) },
    },
    await weakReaders(database, teacher.id, { skip: 0, count: 6 }),
  )
  await database.insert(interventionEntry).values([
    {
      interventionId: pairs,
      accountId: teacher.id,
      at: ago(60),
      text: 'All pairs have begun. Two need another partner.',
    },
    { interventionId: pairs, accountId: head.id, at: ago(30), text: 'Bought twelve booklets for the class shelf.' },
  ])
  await add(
    { name: 'Quiet second test', reason: 'chosen', createdBy: head.id, createdAt: ago(3), nextCheck: dayIn(25) },
    await weakReaders(database, teacher.id, { skip: 6, count: 4 }),
  )
  await add(
    {
      ...{ name: 'Holiday readers', reason: 'chosen', ownerId: teacher.id, createdBy: teacher.id },
      ...{ createdAt: ago(160), closedAt: ago(40), closingNote: 'Everyone took a book home and finished it.' },
    },
    await weakReaders(database, teacher.id, { skip: 10, count: 5 }),
  )
}

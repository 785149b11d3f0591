import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { account, classroom, classroomTeacher, savedView } from '../database/schema'

const DAY = 24 * 60 * 60_000

async function accountNamed(database: Database, username: string) {
  const [row] = await database
    .select({ id: account.id, schoolId: account.schoolId })
    .from(account)
    .where(eq(account.username, username))
  if (!row?.schoolId) throw new Error(`The demo has no account ${username}.`)
  return { accountId: row.id, schoolId: row.schoolId }
}

/** Adds a view of the teacher's first class, and one that the head shares. */
export async function addSavedViews(database: Database, now: Date): Promise<void> {
  const [head, teacher] = [await accountNamed(database, 'school'), await accountNamed(database, 'teacher')]
  const [room] = await database
    .select({ id: classroom.id, name: classroom.name })
    .from(classroom)
    .innerJoin(classroomTeacher, eq(classroomTeacher.classroomId, classroom.id))
    .where(and(eq(classroomTeacher.teacherId, teacher.accountId), eq(classroom.schoolId, teacher.schoolId)))
    .orderBy(classroom.name)
    .limit(1)
  if (!room) throw new Error('The teacher of the demo has no classroom.')
  const common = { list: 'students' as const, columns: [], createdAt: new Date(now.getTime() - 20 * DAY) }
  await database.insert(savedView).values([
    { ...common, ...teacher, name: `${room.name}, weakest first`, query: `classroom=${room.id}&sort=measure` },
    { ...common, ...head, name: 'Grade 4 by growth', query: 'grade=4&sort=growth', shared: true },
    { ...common, ...head, list: 'invoices', name: 'Unpaid', query: 'sort=due_at&status=unpaid' },
  ])
}

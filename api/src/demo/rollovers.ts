import { eq } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { account, classroom, type RolledClassroom, rollover } from '../database/schema'
import { findYears } from '../rollover/school-years'
import { plannedSchools } from './demo-plan'

const timeZone = 'Asia/Jakarta'

type Ids = ReadonlyMap<string, number>

/** Returns the classes of last year that still exist: each one grade lower than the class into which it moved. */
function formerClassrooms(ids: Ids): RolledClassroom[] {
  const [school] = plannedSchools
  return (school?.classrooms ?? [])
    .flatMap(({ name: into, grade, students }) => {
      const name = into.replace(String(grade), String(grade - 1))
      const id = ids.get(name)
      return id === undefined ? [] : [{ id, name, action: 'promote' as const, into, students }]
    })
    .sort((one, other) => one.name.localeCompare(other.name))
}

async function selectIds(database: Database, schoolId: number): Promise<Ids> {
  const rows = await database
    .select({ id: classroom.id, name: classroom.name })
    .from(classroom)
    .where(eq(classroom.schoolId, schoolId))
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/**
 * Adds the school year that the first school began in July. The school had five grades before, so nobody left: the
 * highest class moved into a new one.
 */
export async function addRollovers(database: Database, now: Date): Promise<void> {
  const [head] = await database
    .select({ id: account.id, schoolId: account.schoolId })
    .from(account)
    .where(eq(account.username, 'school'))
  if (!head?.schoolId) throw new Error('The demo school has no account.')
  const { current } = findYears({ timeZone, yearBegins: 7 }, now, new Set())
  const planned = new Date(Date.UTC(current, 6, 9, 2, 14))
  const at = planned < now ? planned : new Date(Date.UTC(current, 5, 26, 2, 14))
  const ids = await selectIds(database, head.schoolId)
  const classrooms = formerClassrooms(ids)
  const created = [ids.get(plannedSchools[0]?.classrooms.at(-1)?.name ?? '') ?? 0]
  const promoted = classrooms.reduce((sum, { students }) => sum + students, 0)
  const values = { schoolId: head.schoolId, startedBy: head.id, year: current, status: 'done' as const }
  const counts = { promoted, stayed: 0, left: 0, done: promoted }
  await database.insert(rollover).values({ ...values, ...counts, classrooms, created, startedAt: at, doneAt: at })
}

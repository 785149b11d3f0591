import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { account, classroom, classroomStudent } from '../database/schema'
import type { CreatedAccount } from './create-accounts'

/** The columns of a login card besides the password. */
export const cardColumns = {
  id: account.id,
  name: account.name,
  preferred_name: account.preferredName,
  username: account.username,
}

/**
 * The names of a student's classrooms at the school, for a query that selects from `account` alone: Drizzle would leave
 * out the names of tables there.
 */
export const classroomNames = sql<string | null>`(
  select string_agg(room.name, ', ' order by room.name) from ${classroomStudent} as member
  join ${classroom} as room on room.id = member.classroom_id
  where member.student_id = account.id and room.school_id = account.school_id and room.archived_at is null)`

const numeric = new Intl.Collator('id', { numeric: true })

/** Compares cards by classroom and name; cards without a classroom come last. */
export function byClassroom(one: CreatedAccount, other: CreatedAccount): number {
  const [a, b] = [one.classroom ?? '', other.classroom ?? '']
  if (!a !== !b) return a ? -1 : 1
  return numeric.compare(a, b) || numeric.compare(one.name, other.name)
}

/** Returns the names of classrooms by their ids. The caller has checked that they belong to the tenant. */
export async function selectClassroomNames(database: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const distinct = [...new Set(ids)]
  if (distinct.length === 0) return new Map()
  const columns = { id: classroom.id, name: classroom.name }
  const rows = await database.select(columns).from(classroom).where(inArray(classroom.id, distinct))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

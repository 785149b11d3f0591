import { and, asc, eq, getViewSelectedFields, type SQL } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { account, school, standing, student } from '../database/schema'
import { studentColumns } from '../student/queries'
import { type Tenant, visibleStudents } from '../tenant'

const selectVisible = (tenant: Tenant, database: Database, condition?: SQL) =>
  database
    .select({ ...studentColumns, school: school.name, standing: getViewSelectedFields(standing) })
    .from(student)
    .innerJoin(account, eq(account.id, student.id))
    .leftJoin(school, eq(school.id, account.schoolId))
    .leftJoin(standing, eq(standing.studentId, student.id))
    .where(and(visibleStudents(tenant, 'ever'), condition))
    .orderBy(asc(student.id))

/** All children whom the tenant may see, each with its standing. */
export const selectChildren = (tenant: Tenant<'parent'>, database: Database) => selectVisible(tenant, database)

/** One child whom the tenant may see. */
export async function selectChild(tenant: Tenant, database: Database, id: number) {
  const [row] = await selectVisible(tenant, database, eq(student.id, id))
  return row
}

export type ChildRow = Awaited<ReturnType<typeof selectChildren>>[number]

import { eq, getTableColumns, type InferInsertModel } from 'drizzle-orm'
import type { StaffTenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { school } from '../database/schema'

/** Returns the tenant's own school. */
export async function selectSchool({ schoolId }: StaffTenant, database: Database) {
  const { createdAt: _, retentionMonths: __, archivedAt: ___, ...columns } = getTableColumns(school)
  const [row] = await database.select(columns).from(school).where(eq(school.id, schoolId))
  return row
}

export type SchoolRow = NonNullable<Awaited<ReturnType<typeof selectSchool>>>

/** Changes a school: the tenant's own, or one that an admin names. */
export const updateSchool = (
  { schoolId }: Pick<StaffTenant, 'schoolId'>,
  database: Database,
  values: Partial<InferInsertModel<typeof school>>,
) => database.update(school).set(values).where(eq(school.id, schoolId))

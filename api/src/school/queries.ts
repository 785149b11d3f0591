import { eq, getTableColumns, type InferInsertModel } from 'drizzle-orm'
import type { StaffTenant, Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { school } from '../database/schema'

/** Returns the tenant's own school. */
export async function selectSchool({ schoolId }: StaffTenant, database: Database) {
  const { createdAt: _, retentionMonths: __, ...columns } = getTableColumns(school)
  const [row] = await database.select(columns).from(school).where(eq(school.id, schoolId))
  return row
}

export type SchoolRow = NonNullable<Awaited<ReturnType<typeof selectSchool>>>

export const updateSchool = (
  { schoolId }: Tenant<'school'>,
  database: Database,
  values: Partial<InferInsertModel<typeof school>>,
) => database.update(school).set(values).where(eq(school.id, schoolId))

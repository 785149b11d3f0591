import type { ListQuery } from '@lekta/shared/contract/list'
import { selectClassroomId } from './classroom/queries'
import type { Database } from './database/connect'
import { notFound } from './server/errors'
import type { Tenant } from './tenant'

/** A tenant can name its own school only. Throws a 404. */
export function checkSchool(tenant: Tenant, schoolId: number | undefined): void {
  const own = 'schoolId' in tenant ? tenant.schoolId : undefined
  if (schoolId !== undefined && schoolId !== own) throw notFound('school')
}

/** A tenant can name classrooms that it may see only. Throws a 404. */
export async function checkClassroom(tenant: Tenant, database: Database, id: number | undefined): Promise<void> {
  if (id !== undefined && (await selectClassroomId(tenant, database, id)) === undefined) throw notFound('classroom')
}

/** The filters that every list takes must be the tenant's own. Throws a 404. */
export async function checkFilters(tenant: Tenant, database: Database, { options }: ListQuery): Promise<void> {
  checkSchool(tenant, options.school_id)
  await checkClassroom(tenant, database, options.classroom_id)
}

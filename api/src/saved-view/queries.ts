import type { SavedListName } from '@lekta/shared/contract/people/saved-view'
import { and, count, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { StaffTenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { account, savedView } from '../database/schema'

const ownViews = ({ accountId, schoolId }: StaffTenant) =>
  and(eq(savedView.accountId, accountId), eq(savedView.schoolId, schoolId)) as SQL

const visibleViews = (tenant: StaffTenant) =>
  or(ownViews(tenant), and(eq(savedView.schoolId, tenant.schoolId), savedView.shared)) as SQL

/** Returns the tenant's views of a list and those that colleagues share, by name. */
export const selectViews = (tenant: StaffTenant, database: Database, list: SavedListName) =>
  database
    .select({
      id: savedView.id,
      list: savedView.list,
      name: savedView.name,
      query: savedView.query,
      columns: savedView.columns,
      shared: savedView.shared,
      author: sql<
        string | null
      >`case when ${savedView.accountId} = ${tenant.accountId} then null else ${account.name} end`,
    })
    .from(savedView)
    .innerJoin(account, eq(account.id, savedView.accountId))
    .where(and(visibleViews(tenant), eq(savedView.list, list)))
    .orderBy(sql`lower(${savedView.name})`, savedView.id)

/** Counts the tenant's views of all lists. */
export async function countViews(tenant: StaffTenant, database: Database): Promise<number> {
  const [row] = await database.select({ total: count() }).from(savedView).where(ownViews(tenant))
  return row?.total ?? 0
}

/** Returns one of the tenant's views; undefined if there is none. */
export async function selectOwnView(tenant: StaffTenant, database: Database, id: number) {
  const [row] = await database
    .select({ id: savedView.id, list: savedView.list, name: savedView.name })
    .from(savedView)
    .where(and(ownViews(tenant), eq(savedView.id, id)))
  return row
}

/** Returns whether another of the tenant's views of the list has the name. */
export async function hasName(
  tenant: StaffTenant,
  database: Database,
  { list, name, except }: { list: SavedListName; name: string; except?: number },
): Promise<boolean> {
  const [row] = await database
    .select({ id: savedView.id })
    .from(savedView)
    .where(
      and(
        ownViews(tenant),
        eq(savedView.list, list),
        sql`lower(${savedView.name}) = lower(${name})`,
        except === undefined ? undefined : ne(savedView.id, except),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** What a view holds. */
export interface ViewValues {
  name: string
  query: string
  columns: string[]
  shared: boolean
}

/** Inserts a view of the tenant and returns its id. */
export async function insertView(
  { accountId, schoolId }: StaffTenant,
  database: Database,
  values: ViewValues & { list: SavedListName },
  now: Date,
): Promise<number> {
  const [row] = await database
    .insert(savedView)
    .values({ ...values, accountId, schoolId, createdAt: now })
    .returning({ id: savedView.id })
  if (!row) throw new Error('An insert returns its row')
  return row.id
}

/** Changes one of the tenant's views. */
export const updateView = (tenant: StaffTenant, database: Database, id: number, values: Partial<ViewValues>) =>
  database
    .update(savedView)
    .set(values)
    .where(and(ownViews(tenant), eq(savedView.id, id)))

/** Deletes one of the tenant's views. Returns whether there was one. */
export async function deleteView(tenant: StaffTenant, database: Database, id: number): Promise<boolean> {
  const rows = await database
    .delete(savedView)
    .where(and(ownViews(tenant), eq(savedView.id, id)))
    .returning({ id: savedView.id })
  return rows.length > 0
}

import { and, asc, count, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/connect'
import { account, release, releaseArea, releaseChannel, releasePin, releaseSchedule } from '../../database/schema'

// Areas belong to no tenant: only admins and release tokens reach these queries.

/** The account that froze an area. */
const freezer = alias(account, 'freezer')

export const selectAreas = (database: Database) =>
  database
    .select({ area: releaseArea, frozenByName: freezer.name })
    .from(releaseArea)
    .leftJoin(freezer, eq(freezer.id, releaseArea.frozenBy))
    .orderBy(asc(releaseArea.name))

export type AreaRow = Awaited<ReturnType<typeof selectAreas>>[number]

export const selectServed = (database: Database) =>
  database
    .select({ channel: releaseChannel, version: release.version })
    .from(releaseChannel)
    .innerJoin(release, eq(release.id, releaseChannel.releaseId))

export type ServedRow = Awaited<ReturnType<typeof selectServed>>[number]

/** Returns how many pins each area has. */
export const countPins = (database: Database) =>
  database.select({ area: releasePin.area, total: count() }).from(releasePin).groupBy(releasePin.area)

export const isOpen = and(isNull(releaseSchedule.doneAt), isNull(releaseSchedule.cancelledAt))

/** Returns how many changes of each area are scheduled. */
export const countScheduled = (database: Database) =>
  database
    .select({ area: releaseSchedule.area, total: count() })
    .from(releaseSchedule)
    .where(and(isOpen, isNull(releaseSchedule.failure)))
    .groupBy(releaseSchedule.area)

export async function selectArea(database: Database, name: string) {
  const [row] = await database.select().from(releaseArea).where(eq(releaseArea.name, name))
  return row ?? null
}

/** Adds an area, unless there is one of this name. Returns whether it was added. */
export async function insertArea(database: Database, values: typeof releaseArea.$inferInsert): Promise<boolean> {
  const added = await database
    .insert(releaseArea)
    .values(values)
    .onConflictDoNothing()
    .returning({ name: releaseArea.name })
  return added.length > 0
}

type Changes = Partial<Omit<typeof releaseArea.$inferInsert, 'name'>>

export const updateArea = (database: Database, name: string, changes: Changes) =>
  database.update(releaseArea).set(changes).where(eq(releaseArea.name, name))

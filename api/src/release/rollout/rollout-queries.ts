import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/connect'
import {
  account,
  release,
  releaseChannel,
  releaseEvent,
  releasePin,
  releaseSchedule,
  releaseToken,
} from '../../database/schema'

/** The release that was or would be served instead. */
const other = alias(release, 'other')

/** The name of the account or the token that did something. */
const by = sql<string | null>`coalesce(${account.name}, ${releaseToken.name})`

/** Returns what the channels of an area serve. */
export const selectChannels = (database: Database, area: string) =>
  database
    .select({ channel: releaseChannel, version: release.version, previous: other.version })
    .from(releaseChannel)
    .innerJoin(release, eq(release.id, releaseChannel.releaseId))
    .leftJoin(other, eq(other.id, releaseChannel.previousId))
    .where(eq(releaseChannel.area, area))

/** Returns the pins of an area, the newest first. */
export const selectPins = (database: Database, area: string) =>
  database
    .select({ pin: releasePin, version: release.version, by })
    .from(releasePin)
    .innerJoin(release, eq(release.id, releasePin.releaseId))
    .leftJoin(account, eq(account.id, releasePin.createdBy))
    .leftJoin(releaseToken, eq(releaseToken.id, releasePin.tokenId))
    .where(eq(releasePin.area, area))
    .orderBy(desc(releasePin.id))

/** Returns the changes of an area that are scheduled, or could not be carried out, the next one first. */
export const selectScheduled = (database: Database, area: string) =>
  database
    .select({ planned: releaseSchedule, version: release.version, by })
    .from(releaseSchedule)
    .innerJoin(release, eq(release.id, releaseSchedule.releaseId))
    .leftJoin(account, eq(account.id, releaseSchedule.createdBy))
    .leftJoin(releaseToken, eq(releaseToken.id, releaseSchedule.tokenId))
    .where(and(eq(releaseSchedule.area, area), isNull(releaseSchedule.doneAt), isNull(releaseSchedule.cancelledAt)))
    .orderBy(asc(releaseSchedule.dueAt), asc(releaseSchedule.id))

/** Returns a page of an area's history, the newest first. */
export const selectEvents = (database: Database, area: string, { limit, offset }: { limit: number; offset: number }) =>
  database
    .select({
      event: releaseEvent,
      version: release.version,
      commit: sql<string | null>`${release.content} ->> 'commit'`,
      before: other.version,
      by,
    })
    .from(releaseEvent)
    .leftJoin(release, eq(release.id, releaseEvent.releaseId))
    .leftJoin(other, eq(other.id, releaseEvent.beforeId))
    .leftJoin(account, eq(account.id, releaseEvent.accountId))
    .leftJoin(releaseToken, eq(releaseToken.id, releaseEvent.tokenId))
    .where(eq(releaseEvent.area, area))
    .orderBy(desc(releaseEvent.at), desc(releaseEvent.id))
    .limit(limit)
    .offset(offset)

export async function countEvents(database: Database, area: string): Promise<number> {
  const [row] = await database.select({ total: count() }).from(releaseEvent).where(eq(releaseEvent.area, area))
  return row?.total ?? 0
}

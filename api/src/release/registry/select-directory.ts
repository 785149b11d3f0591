import { eq, gt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/connect'
import { release, releaseArea, releaseChannel, releasePin, releasePreview } from '../../database/schema'
import type { AreaState, Directory, ServedRelease } from './directory'

interface Row {
  area: string
  releaseId: number
  version: string
}

const served = ({ releaseId, version }: Row): ServedRelease => ({ releaseId, version, previous: null })

const chosen = { area: release.area, releaseId: release.id, version: release.version }

async function selectChannels(database: Database) {
  const previous = alias(release, 'previous')
  const { channel, share, schoolIds, roles, accountIds, since } = releaseChannel
  const rows = await database
    .select({
      ...{ ...chosen, channel, share, schoolIds, roles, accountIds, since },
      previousId: previous.id,
      previousVersion: previous.version,
    })
    .from(releaseChannel)
    .innerJoin(release, eq(release.id, releaseChannel.releaseId))
    .leftJoin(previous, eq(previous.id, releaseChannel.previousId))
  return rows.map(({ previousId, previousVersion, schoolIds, accountIds, ...row }) => ({
    ...row,
    audience: { share: row.share, roles: row.roles, schools: schoolIds, accounts: accountIds },
    previous:
      previousId === null || previousVersion === null ? null : { releaseId: previousId, version: previousVersion },
  }))
}

const selectPins = (database: Database) =>
  database
    .select({ ...chosen, schoolId: releasePin.schoolId, accountId: releasePin.accountId })
    .from(releasePin)
    .innerJoin(release, eq(release.id, releasePin.releaseId))

const selectPreviews = (database: Database, now: Date) =>
  database
    .select({ ...chosen, accountId: releasePreview.accountId, expiresAt: releasePreview.expiresAt })
    .from(releasePreview)
    .innerJoin(release, eq(release.id, releasePreview.releaseId))
    .where(gt(releasePreview.expiresAt, now))

/** Returns who gets which release of every area. */
export async function selectDirectory(database: Database, now: Date): Promise<Directory> {
  const [areas, channels, pins, previews] = await Promise.all([
    database.select({ name: releaseArea.name }).from(releaseArea).orderBy(sql`${releaseArea.name} collate "C"`),
    selectChannels(database),
    selectPins(database),
    selectPreviews(database, now),
  ])
  return new Map(
    areas.map(({ name }) => {
      const isOf = ({ area }: Row) => area === name
      const [stable, next, canary] = (['stable', 'next', 'canary'] as const).map((one) =>
        channels.find((row) => isOf(row) && row.channel === one),
      )
      const times = channels.filter(isOf).map(({ since }) => since.getTime())
      const state: AreaState = {
        since: times.length > 0 ? new Date(Math.max(...times)) : null,
        stable: stable ? { ...served(stable), previous: stable.previous } : null,
        partial: [next, canary].flatMap((row) => (row ? [{ ...served(row), audience: row.audience }] : [])),
        pins: pins.filter(isOf).map(({ schoolId, accountId, ...row }) => ({ ...served(row), schoolId, accountId })),
        previews: previews
          .filter(isOf)
          .map(({ accountId, expiresAt, ...row }) => ({ ...served(row), accountId, expiresAt })),
      }
      return [name, state]
    }),
  )
}

import type { Health, Release, ReleaseDetail } from '@lekta/shared/contract/delivery/release'
import { pageSizes } from '@lekta/shared/contract/delivery/release-package'
import type { HealthRow, ReleaseRow, selectFailures, selectHours } from './release-queries'

const presentHealth = (row: HealthRow | undefined): Health => ({
  browsers: row?.browsers ?? 0,
  failing_browsers: row?.failingBrowsers ?? 0,
  failures: row?.failures ?? 0,
  fallbacks: row?.fallbacks ?? 0,
  slow: row?.slow ?? 0,
})

/** What is known about a release besides its own row. */
export interface Around {
  channels: Release['channels']
  pins: number
  health: HealthRow | undefined
}

export const presentRelease = (row: ReleaseRow, { channels, pins, health }: Around): Release => ({
  version: row.version,
  commit: row.commit,
  author: row.author,
  built_at: row.builtAt,
  published_at: row.publishedAt.toISOString(),
  published_by: row.publishedBy,
  bytes: row.bytes,
  largest_page: Math.max(0, ...Object.values(pageSizes(row))),
  channels,
  pins,
  withdrawn: row.withdrawnAt && { at: row.withdrawnAt.toISOString(), reason: row.withdrawnReason ?? '' },
  available: row.filesRemovedAt === null,
  health: presentHealth(health),
})

type FailureRow = Awaited<ReturnType<typeof selectFailures>>[number]

export const presentFailure = ({ page, reason, count, lastAt }: FailureRow): ReleaseDetail['failures'][number] => ({
  page,
  reason,
  count,
  last_at: lastAt.toISOString(),
})

const HOUR = 3600_000

/** The number of hours that a release shows. */
const hoursShown = 24

/** Returns the start of the first hour that a release shows. */
export const firstHour = (now: Date) => new Date(Math.floor(now.getTime() / HOUR) * HOUR - (hoursShown - 1) * HOUR)

/** Presents the last hours, also those in which browsers reported nothing. */
export function presentHours(rows: Awaited<ReturnType<typeof selectHours>>, now: Date): ReleaseDetail['hours'] {
  return Array.from({ length: hoursShown }, (_, i) => {
    const at = new Date(firstHour(now).getTime() + i * HOUR)
    const row = rows.find(({ hour }) => hour.getTime() === at.getTime())
    return { at: at.toISOString(), browsers: row?.browsers ?? 0, failing_browsers: row?.failingBrowsers ?? 0 }
  })
}

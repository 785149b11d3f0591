import { before } from '@lekta/shared/lib/time/period'
import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { releaseBrowser } from '../../database/schema'

/** How long a browser is recognised, so that it counts once for a release. */
const recognisedFor = { days: 3 } as const

/** How long what happened to a release is stored minute by minute; then it is one row for each day. */
const detailedFor = { days: 30 } as const

/** Deletes hashes of browsers, and sums up the minutes of each day, when nothing needs them any more. */
export async function shortenHistory(database: Database, now: Date): Promise<void> {
  await database.delete(releaseBrowser).where(lt(releaseBrowser.at, before(now, recognisedFor)))
  const end = before(now, detailedFor).toISOString()
  await database.execute(sql`
    with old as (
      delete from release_health
      where minute < date_trunc('day', ${end}::timestamptz, 'UTC') and minute <> date_trunc('day', minute, 'UTC')
      returning *
    )
    insert into release_health as day (release_id, minute, browsers, failing_browsers, failures, fallbacks, slow)
    select release_id, date_trunc('day', minute, 'UTC'), sum(browsers), sum(failing_browsers), sum(failures),
      sum(fallbacks), sum(slow)
    from old group by 1, 2
    on conflict (release_id, minute) do update set
      browsers = day.browsers + excluded.browsers,
      failing_browsers = day.failing_browsers + excluded.failing_browsers,
      failures = day.failures + excluded.failures,
      fallbacks = day.fallbacks + excluded.fallbacks,
      slow = day.slow + excluded.slow`)
}

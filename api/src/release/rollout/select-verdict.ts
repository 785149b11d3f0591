import type { Rollout } from '@lekta/shared/contract/delivery/rollout'
import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { releaseChannel, releaseHealth } from '../../database/schema'
import { evidenceBeside, type Minute, stopsAt } from '../health/evidence'

const none = { browsers: 0, failing: 0 }

const sumOf = (minutes: readonly Minute[], side: keyof Minute) => ({
  browsers: minutes.reduce((sum, minute) => sum + minute[side].browsers, 0),
  failing_browsers: minutes.reduce((sum, minute) => sum + minute[side].failing, 0),
})

/** Returns how the canary of an area compares with its stable release; null if it has no canary. */
export async function selectVerdict(database: Database, area: string): Promise<Rollout['verdict']> {
  const served = await database.select().from(releaseChannel).where(eq(releaseChannel.area, area))
  const [canary, stable] = (['canary', 'stable'] as const).map((one) => served.find(({ channel }) => channel === one))
  if (!canary || !stable) return null
  const rows = await database
    .select()
    .from(releaseHealth)
    .where(
      and(
        inArray(releaseHealth.releaseId, [canary.releaseId, stable.releaseId]),
        gte(releaseHealth.minute, canary.since),
      ),
    )
    .orderBy(asc(releaseHealth.minute))
  const minutes = new Map<number, Minute>()
  for (const { releaseId, minute, browsers, failingBrowsers: failing } of rows) {
    const before = minutes.get(minute.getTime()) ?? { candidate: none, control: none }
    const side = releaseId === canary.releaseId ? 'candidate' : 'control'
    minutes.set(minute.getTime(), { ...before, [side]: { browsers, failing } })
  }
  const all = [...minutes.values()]
  return {
    canary: sumOf(all, 'candidate'),
    stable: sumOf(all, 'control'),
    evidence: evidenceBeside(all),
    stops_at: stopsAt,
  }
}

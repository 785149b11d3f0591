import { desc, eq, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/connect'
import { release, releaseChannel } from '../../database/schema'
import { type Browsers, evidenceAfter, evidenceBeside, leastFailing, type Minute, stopsAt } from './evidence'
import { selectMinutes, selectTotals } from './health-queries'

/** Milliseconds for which a release that everyone gets is compared with the one before it. */
const watchedFor = 24 * 60 * 60_000

/** How a release that was rolled out compares with the one that its users had before. */
export interface Verdict {
  area: string
  channel: 'stable' | 'canary'
  candidate: Browsers & { releaseId: number; version: string }
  control: Browsers & { releaseId: number; version: string }
  /** How many times better the failures fit a candidate that is worse than one that is not. */
  evidence: number
  /** Whether the candidate is taken back. */
  isWorse: boolean
}

interface Rollout {
  area: string
  channel: 'stable' | 'canary'
  candidateId: number
  candidateVersion: string
  controlId: number
  controlVersion: string
  since: Date
}

/** Returns what is compared at a time: each canary, and each release that everyone has got recently. */
export async function selectRollouts(database: Database, now: Date): Promise<Rollout[]> {
  const control = alias(release, 'control')
  const rows = await database
    .select({
      area: releaseChannel.area,
      channel: releaseChannel.channel,
      candidateId: release.id,
      candidateVersion: release.version,
      controlId: control.id,
      controlVersion: control.version,
      since: releaseChannel.since,
    })
    .from(releaseChannel)
    .innerJoin(release, eq(release.id, releaseChannel.releaseId))
    .innerJoin(control, eq(control.id, releaseChannel.previousId))
    .where(isNotNull(releaseChannel.previousId))
    .orderBy(desc(releaseChannel.since))
  return rows.flatMap(({ channel, ...row }) => {
    const isRecent = now.getTime() - row.since.getTime() < watchedFor
    return channel === 'canary' || (channel === 'stable' && isRecent) ? [{ ...row, channel }] : []
  })
}

const total = (minutes: readonly Browsers[]): Browsers => ({
  browsers: minutes.reduce((sum, { browsers }) => sum + browsers, 0),
  failing: minutes.reduce((sum, { failing }) => sum + failing, 0),
})

/** Returns what happened to both releases in each minute. */
function pair(rows: Awaited<ReturnType<typeof selectMinutes>>, { candidateId }: Rollout): Minute[] {
  const none = { browsers: 0, failing: 0 }
  const minutes = new Map<number, Minute>()
  for (const { releaseId, minute, browsers, failing } of rows) {
    const before = minutes.get(minute.getTime()) ?? { candidate: none, control: none }
    const side = releaseId === candidateId ? 'candidate' : 'control'
    minutes.set(minute.getTime(), { ...before, [side]: { browsers, failing } })
  }
  return [...minutes.values()]
}

/** The number of browsers with the other release from which on they are compared with those of a canary. */
const enoughBeside = 20

/**
 * Compares a release with the one that its users had before. A canary is compared with the others at the same time, so
 * that an outage of the server does not count against it. While these are few, and for a release that everyone gets, the
 * comparison is with what happened before.
 */
export async function judge(database: Database, rollout: Rollout, now: Date): Promise<Verdict> {
  const { area, channel, candidateId, candidateVersion, controlId, controlVersion, since } = rollout
  const period = { from: since, to: new Date(now.getTime() + 60_000) }
  const [rows, before] = await Promise.all([
    selectMinutes(database, [candidateId, controlId], period),
    selectTotals(database, controlId, since),
  ])
  const minutes = pair(rows, rollout)
  const candidate = total(minutes.map((minute) => minute.candidate))
  const beside = total(minutes.map((minute) => minute.control))
  const isBeside = channel === 'canary' && beside.browsers >= enoughBeside
  const evidence = isBeside ? evidenceBeside(minutes) : evidenceAfter(before, candidate)
  return {
    area,
    channel,
    candidate: { ...candidate, releaseId: candidateId, version: candidateVersion },
    control: { ...(isBeside ? beside : before), releaseId: controlId, version: controlVersion },
    evidence,
    isWorse: candidate.failing >= leastFailing && evidence >= stopsAt,
  }
}

/** Returns the verdict about the canary of an area; null if it has none. */
export async function judgeCanary(database: Database, area: string, now: Date): Promise<Verdict | null> {
  const rollouts = await selectRollouts(database, now)
  const canary = rollouts.find((one) => one.area === area && one.channel === 'canary')
  return canary ? judge(database, canary, now) : null
}

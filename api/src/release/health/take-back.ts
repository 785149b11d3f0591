import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { release, releaseChannel } from '../../database/schema'
import { type AreaChange, changeArea, type Happened } from '../rollout/change-area'
import { rollBack, stopRollout } from '../rollout/channels'
import { stopsAt } from './evidence'
import { selectMostFrequentFailure } from './health-queries'
import { judge, selectRollouts, type Verdict } from './judge'

const shareOf = ({ failing, browsers }: { failing: number; browsers: number }) => `${failing} of ${browsers} browsers`

/** Returns why a release was taken back, as a sentence for its team. */
async function reasonOf(database: Database, { candidate, control, evidence }: Verdict): Promise<string> {
  const failure = await selectMostFrequentFailure(database, candidate.releaseId)
  const most = failure ? ` Most frequent: ${failure.reason}${failure.page && ` on ${failure.page}`}.` : ''
  const times = evidence >= 1000 ? 'more than 1,000' : String(Math.floor(evidence))
  return (
    `It failed in ${shareOf(candidate)}, and ${control.version} in ${shareOf(control)}. That is ${times} times likelier ` +
    `if it is worse than if it is not; a rollout stops at ${stopsAt}.${most}`
  )
}

/** Whether a channel still serves the release about which a verdict was made. */
async function isServed({ transaction, area }: AreaChange, { channel, candidate }: Verdict): Promise<boolean> {
  const rows = await transaction.select().from(releaseChannel).where(eq(releaseChannel.area, area.name))
  return rows.some((row) => row.channel === channel && row.releaseId === candidate.releaseId)
}

async function undo(change: AreaChange, { channel, control }: Verdict, reason: string): Promise<readonly Happened[]> {
  if (channel === 'canary') return stopRollout(change, { channel, reason }, 'stopped by itself')
  const happened = await rollBack(change, { version: control.version, reason })
  return happened.map((one) => ({ ...one, action: 'stopped by itself' }))
}

/** Gives the users of a release that is worse the one before it again, and marks it as withdrawn. */
async function takeBack(database: Database, verdict: Verdict, now: Date): Promise<void> {
  const { area, candidate } = verdict
  const reason = await reasonOf(database, verdict)
  await changeArea(database, { area, actor: 'server', now }, async (change) => {
    // Another server was faster, or the rollout was changed in the meantime.
    if (!(await isServed(change, verdict))) return { happened: [], result: null }
    const happened = await undo(change, verdict, reason)
    await change.transaction
      .update(release)
      .set({ withdrawnAt: now, withdrawnReason: reason })
      .where(eq(release.id, candidate.releaseId))
    return { happened: happened.map((one) => ({ ...one, releaseId: candidate.releaseId })), result: null }
  })
}

/** Takes back every release that is worse than the one before it. Returns the verdicts about those. */
export async function takeBackWorse(database: Database, now: Date): Promise<readonly Verdict[]> {
  const rollouts = await selectRollouts(database, now)
  const verdicts = await Promise.all(rollouts.map((rollout) => judge(database, rollout, now)))
  const worse = verdicts.filter(({ isWorse }) => isWorse)
  for (const verdict of worse) await takeBack(database, verdict, now)
  return worse
}

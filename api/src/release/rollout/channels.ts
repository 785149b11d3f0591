import type { Channel } from '@lekta/shared/contract/delivery/release'
import type { Audience } from '@lekta/shared/contract/delivery/rollout'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { release, releaseChannel, releaseEvent } from '../../database/schema'
import { ApiError } from '../../errors/api-error'
import { say } from '../../i18n/sentence'
import { type AreaChange, audienceColumns, everyone, type Happened, loadServable } from './change-area'

const selectChannel = async (transaction: Database, area: string, channel: Channel) => {
  const [row] = await transaction
    .select()
    .from(releaseChannel)
    .where(and(eq(releaseChannel.area, area), eq(releaseChannel.channel, channel)))
  return row ?? null
}

interface Setting {
  channel: Channel
  releaseId: number
  previousId: number | null
  audience: Audience
}

async function setChannel({ transaction, area, now }: AreaChange, { channel, audience, ...ids }: Setting) {
  const values = { ...ids, ...audienceColumns(audience), since: now }
  await transaction
    .insert(releaseChannel)
    .values({ area: area.name, channel, ...values })
    .onConflictDoUpdate({ target: [releaseChannel.area, releaseChannel.channel], set: values })
}

const clearChannels = ({ transaction, area }: AreaChange, channels: readonly Channel[]) =>
  transaction
    .delete(releaseChannel)
    .where(and(eq(releaseChannel.area, area.name), inArray(releaseChannel.channel, [...channels])))

interface RollOut {
  version: string
  channel: 'canary' | 'next'
  audience: Audience
  reason: string
}

/** Serves a release to a part of the users. Throws a 409 if everyone gets it already, or if nothing is stable yet. */
export async function rollOut(
  change: AreaChange,
  { version, channel, audience, reason }: RollOut,
): Promise<readonly Happened[]> {
  const { transaction, area } = change
  const row = await loadServable(transaction, area.name, version)
  const stable = await selectChannel(transaction, area.name, 'stable')
  if (!stable)
    throw new ApiError(409, say('{{area}} serves no release to everyone yet: promote one first.', { area: area.name }))
  if (stable.releaseId === row.id)
    throw new ApiError(409, say('{{version}} is already served to everyone.', { version }))
  const before = await selectChannel(transaction, area.name, channel)
  await setChannel(change, { channel, releaseId: row.id, previousId: stable.releaseId, audience })
  return [
    { action: 'rolled out', releaseId: row.id, beforeId: before?.releaseId ?? stable.releaseId, audience, reason },
  ]
}

interface Promotion {
  version: string
  reason: string | null
}

/** Serves a release to everyone. Browsers in which it fails use the release that was stable before. */
export async function promote(change: AreaChange, { version, reason }: Promotion): Promise<readonly Happened[]> {
  const { transaction, area } = change
  const row = await loadServable(transaction, area.name, version)
  const stable = await selectChannel(transaction, area.name, 'stable')
  if (stable?.releaseId === row.id)
    throw new ApiError(409, say('{{version}} is already served to everyone.', { version }))
  const beforeId = stable?.releaseId ?? null
  await setChannel(change, { channel: 'stable', releaseId: row.id, previousId: beforeId, audience: everyone })
  // A rollout ends with its promotion; that of another release goes on.
  await transaction
    .delete(releaseChannel)
    .where(
      and(
        eq(releaseChannel.area, area.name),
        ne(releaseChannel.channel, 'stable'),
        eq(releaseChannel.releaseId, row.id),
      ),
    )
  return [{ action: 'promoted', releaseId: row.id, beforeId, audience: everyone, reason }]
}

/**
 * Returns the release that takes over where an earlier release fails to which the area has been rolled back: the
 * newest one that was stable before it, or null.
 */
async function fallbackFor({ transaction, area }: AreaChange, releaseId: number): Promise<number | null> {
  const rows = await transaction
    .select({ releaseId: releaseEvent.releaseId, beforeId: releaseEvent.beforeId })
    .from(releaseEvent)
    .innerJoin(release, eq(release.id, releaseEvent.beforeId))
    .where(
      and(eq(releaseEvent.area, area.name), eq(releaseEvent.action, 'promoted'), eq(releaseEvent.releaseId, releaseId)),
    )
    .orderBy(desc(releaseEvent.id))
    .limit(1)
  return rows[0]?.beforeId ?? null
}

/** Serves an earlier release to everyone, and ends all rollouts. A frozen area can be rolled back too. */
export async function rollBack(change: AreaChange, { version, reason }: Promotion): Promise<readonly Happened[]> {
  const { transaction, area } = change
  const row = await loadServable(transaction, area.name, version)
  const stable = await selectChannel(transaction, area.name, 'stable')
  if (stable?.releaseId === row.id)
    throw new ApiError(409, say('{{version}} is already served to everyone.', { version }))
  const previousId = await fallbackFor(change, row.id)
  await setChannel(change, { channel: 'stable', releaseId: row.id, previousId, audience: everyone })
  await clearChannels(change, ['canary', 'next'])
  return [{ action: 'rolled back', releaseId: row.id, beforeId: stable?.releaseId ?? null, audience: everyone, reason }]
}

interface Stop {
  channel: 'canary' | 'next'
  reason: string
}

/** Ends a rollout: its users get the stable release again. */
export async function stopRollout(
  change: AreaChange,
  { channel, reason }: Stop,
  action: 'stopped' | 'stopped by itself' = 'stopped',
): Promise<readonly Happened[]> {
  const row = await selectChannel(change.transaction, change.area.name, channel)
  if (!row) throw new ApiError(409, 'There is no rollout to end.')
  await clearChannels(change, [channel])
  return [{ action, releaseId: row.releaseId, beforeId: row.previousId, reason }]
}

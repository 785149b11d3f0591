import type { Channel } from '@lekta/shared/contract/delivery/release'
import type { Audience } from '@lekta/shared/contract/delivery/rollout'
import { and, eq, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../../database/connect'
import { release, releaseSchedule } from '../../database/schema'
import { ApiError, badInput, notFound } from '../../errors/api-error'
import { defineJob, enqueue } from '../../jobs/job'
import { isOpen } from '../area/area-queries'
import {
  type AreaChange,
  actorColumns,
  assertNotFrozen,
  audienceColumns,
  changeArea,
  type Happened,
  loadServable,
  type ReleaseActor,
} from './change-area'
import { promote, rollOut } from './channels'

/** A change of a channel at a later time. */
interface Planned {
  channel: Channel
  version: string
  audience: Audience
  reason: string
  dueAt: Date
}

/** Schedules a change. The server carries it out when it is due. */
export async function scheduleChange(
  { transaction, area, actor, now }: AreaChange,
  { channel, version, audience, reason, dueAt }: Planned,
): Promise<readonly Happened[]> {
  if (dueAt <= now) throw badInput({ at: 'Please choose a time in the future.' })
  const row = await loadServable(transaction, area.name, version)
  const { accountId: createdBy, tokenId } = actorColumns(actor)
  const values = { area: area.name, releaseId: row.id, channel, ...audienceColumns(audience), reason, dueAt }
  const [added] = await transaction
    .insert(releaseSchedule)
    .values({ ...values, createdBy, tokenId, createdAt: now })
    .returning({ id: releaseSchedule.id })
  await enqueue(transaction, scheduledChangeJob, { id: added?.id ?? 0 }, { after: dueAt })
  return [{ action: 'scheduled', releaseId: row.id, audience, reason }]
}

/** Cancels a change that was not carried out. Throws a 404 if the area has none with this id. */
export async function cancelChange({ transaction, area, now }: AreaChange, id: number): Promise<readonly Happened[]> {
  const [row] = await transaction
    .update(releaseSchedule)
    .set({ cancelledAt: now })
    .where(and(eq(releaseSchedule.area, area.name), eq(releaseSchedule.id, id), isOpen))
    .returning({ releaseId: releaseSchedule.releaseId })
  if (!row) throw notFound('scheduled change')
  return [{ action: 'unscheduled', releaseId: row.releaseId }]
}

/** Cancels every change that was scheduled with a token and was not carried out. */
export async function cancelChangesOf(
  { transaction, now }: AreaChange,
  { id, name }: { id: number; name: string },
): Promise<readonly Happened[]> {
  const rows = await transaction
    .update(releaseSchedule)
    .set({ cancelledAt: now })
    .where(and(eq(releaseSchedule.tokenId, id), isOpen))
    .returning({ releaseId: releaseSchedule.releaseId })
  const reason = `The token “${name}”, with which it was scheduled, was revoked.`
  return rows.map(({ releaseId }) => ({ action: 'unscheduled', releaseId, reason }))
}

async function selectPlanned(database: Database, id: number) {
  const [row] = await database
    .select({ planned: releaseSchedule, version: release.version })
    .from(releaseSchedule)
    .innerJoin(release, eq(release.id, releaseSchedule.releaseId))
    .where(eq(releaseSchedule.id, id))
  return row ?? null
}

type PlannedRow = NonNullable<Awaited<ReturnType<typeof selectPlanned>>>

const actorOf = ({ createdBy, tokenId }: PlannedRow['planned']): ReleaseActor => {
  if (tokenId !== null) return { tokenId }
  return createdBy === null ? 'server' : { accountId: createdBy }
}

async function carryOut(change: AreaChange, { planned, version }: PlannedRow): Promise<readonly Happened[]> {
  const { transaction, area, now } = change
  assertNotFrozen(area, now)
  await transaction.update(releaseSchedule).set({ doneAt: now }).where(eq(releaseSchedule.id, planned.id))
  const { channel, reason, share, schoolIds, roles, accountIds } = planned
  if (channel === 'stable') return promote(change, { version, reason })
  const audience = { share, schools: schoolIds, roles, accounts: accountIds }
  return rollOut(change, { version, channel, audience, reason })
}

/** Carries out a scheduled change when it is due. If that is not possible, the change says why. */
export const scheduledChangeJob = defineJob({
  name: 'scheduled-release',
  data: z.object({ id: z.number() }),
  retry: { limit: 20, delay: 5 },
  async work({ data: { id }, database, now }) {
    const found = await selectPlanned(database, id)
    if (!found) return
    const { area } = found.planned
    try {
      await changeArea(database, { area, actor: actorOf(found.planned), now }, async (change) => {
        // Read again, because it can be cancelled until the area is locked.
        const row = await selectPlanned(change.transaction, id)
        const isDue = row && !row.planned.doneAt && !row.planned.cancelledAt && !row.planned.failure
        return { happened: isDue ? await carryOut(change, row) : [], result: null }
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await database
        .update(releaseSchedule)
        .set({ failure: error.message })
        .where(and(eq(releaseSchedule.id, id), isNull(releaseSchedule.doneAt)))
    }
  },
})

import type { AuditAction } from '@lekta/shared/contract/audit-actions'
import type { Audience, ReleaseAction } from '@lekta/shared/contract/delivery/rollout'
import { and, eq } from 'drizzle-orm'
import type { Releaser } from '../../access/release-token'
import { type Actor, recordAction } from '../../audit/record'
import type { Database } from '../../database/connect'
import { release, releaseArea, releaseEvent } from '../../database/schema'
import { ApiError, notFound } from '../../errors/api-error'
import { say } from '../../i18n/sentence'
import { publish } from '../../live/publish'
import { releaseTopic } from '../registry/registry-source'

/** Who changes the releases of an area: an account, a program with a token, or the server on its own. */
export type ReleaseActor = Releaser | 'server'

/** Returns an actor as the audit log names it. */
export function auditActorOf(actor: ReleaseActor): Actor {
  if (actor === 'server') return actor
  return 'accountId' in actor ? { accountId: actor.accountId } : 'token'
}

/** What the audit log calls each entry of the history. */
const auditActionOf: Readonly<Record<ReleaseAction, AuditAction>> = {
  published: 'release published',
  'rolled out': 'release rolled out',
  promoted: 'release promoted',
  'rolled back': 'release rolled back',
  stopped: 'release stopped',
  'stopped by itself': 'release stopped by itself',
  pinned: 'release pinned',
  unpinned: 'release unpinned',
  frozen: 'release frozen',
  unfrozen: 'release unfrozen',
  scheduled: 'release scheduled',
  unscheduled: 'release unscheduled',
  removed: 'release removed',
}

/** Returns the columns that name an actor. */
export const actorColumns = (actor: ReleaseActor) => ({
  accountId: typeof actor === 'object' && 'accountId' in actor ? actor.accountId : null,
  tokenId: typeof actor === 'object' && 'tokenId' in actor ? actor.tokenId : null,
})

/** The columns of an audience. */
export const audienceColumns = ({ share, schools, roles, accounts }: Audience) => ({
  share,
  schoolIds: schools,
  roles: [...roles],
  accountIds: accounts,
})

export const emptyAudience: Audience = { share: 0, schools: [], roles: [], accounts: [] }
export const everyone: Audience = { ...emptyAudience, share: 100 }

type Area = typeof releaseArea.$inferSelect

/** What a change has done, for the history. */
export interface Happened {
  action: ReleaseAction
  releaseId?: number | null
  beforeId?: number | null
  audience?: Audience
  reason?: string | null
}

/** A change of an area, in a transaction that no other change of the area can disturb. */
export interface AreaChange {
  transaction: Database
  area: Area
  actor: ReleaseActor
  now: Date
}

/**
 * Changes an area, and adds what happened to its history and to the audit log. All servers learn of it when it is
 * committed. Throws a 404 if there is no such area.
 */
export async function changeArea<Result>(
  database: Database,
  { area: name, actor, now }: { area: string; actor: ReleaseActor; now: Date },
  change: (change: AreaChange) => Promise<{ happened: readonly Happened[]; result: Result }>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    const [area] = await transaction.select().from(releaseArea).where(eq(releaseArea.name, name)).for('update')
    if (!area) throw notFound('area')
    const { happened, result } = await change({ transaction, area, actor, now })
    for (const { audience = emptyAudience, ...event } of happened) {
      await transaction
        .insert(releaseEvent)
        .values({ area: name, ...event, ...audienceColumns(audience), ...actorColumns(actor), at: now })
      await recordAction(transaction, {
        actor: auditActorOf(actor),
        action: auditActionOf[event.action],
        subject: event.releaseId ? `release ${event.releaseId}` : `area ${name}`,
        at: now,
      })
    }
    publish(transaction, [{ topic: releaseTopic, message: name }])
    return result
  })
}

/** Returns whether the releases of an area must not change. */
export const isFrozen = ({ frozenAt, frozenUntil }: Area, now: Date): boolean =>
  frozenAt !== null && (frozenUntil === null || frozenUntil > now)

/** Throws a 409 while the area is frozen. */
export function assertNotFrozen(area: Area, now: Date): void {
  if (!isFrozen(area, now)) return
  const { name, frozenReason } = area
  throw new ApiError(
    409,
    say('The releases of {{area}} are frozen (“{{reason}}”). End the freeze first.', {
      area: name,
      reason: frozenReason ?? '',
    }),
  )
}

/**
 * Returns a release of the area that can be served. Throws a 404 if there is no such release, and a 409 if its files
 * were removed or it has not passed all checks yet.
 */
export async function loadServable(transaction: Database, area: string, version: string) {
  const [row] = await transaction
    .select()
    .from(release)
    .where(and(eq(release.area, area), eq(release.version, version)))
  if (!row) throw notFound('release')
  if (row.filesRemovedAt)
    throw new ApiError(409, say('The files of {{version}} were removed: hand it in again.', { version }))
  if (row.checks.some(({ outcome }) => outcome === 'failed'))
    throw new ApiError(409, say('{{version}} has not passed all checks.', { version }))
  if (row.checks.some(({ outcome }) => outcome === 'running'))
    throw new ApiError(409, say('{{version}} is still being checked. Please try again in a minute.', { version }))
  return row
}

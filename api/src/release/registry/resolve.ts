import { createHash } from 'node:crypto'
import type { Audience } from '@lekta/shared/contract/delivery/rollout'
import type { AreaState, ServedRelease, Visitor } from './directory'

/**
 * Returns a number from 0 to 99 that is always the same for one account and one release. For another release it is
 * another number, so that the same people are not always the first.
 */
export const bucketOf = (accountId: number, releaseId: number) =>
  createHash('sha256').update(`${releaseId}:${accountId}`).digest().readUInt32BE() % 100

/** Returns whether an audience includes an account for a release. */
export const includes = (
  { share, schools, roles, accounts }: Audience,
  { accountId, schoolId, roles: held }: Visitor,
  releaseId: number,
) =>
  accounts.includes(accountId) ||
  (schoolId !== null && schools.includes(schoolId)) ||
  held.some((role) => roles.includes(role)) ||
  bucketOf(accountId, releaseId) < share

/** Returns what an account previews in an area; undefined if it previews nothing, or no longer. */
export const previewOf = ({ previews }: Pick<AreaState, 'previews'>, { accountId }: Visitor, now: Date) =>
  previews.find((preview) => preview.accountId === accountId && preview.expiresAt > now)

/** Returns the release that a visitor gets. Visitors without a login get the stable one. */
export function resolve(state: AreaState, visitor: Visitor | null, now: Date): ServedRelease | null {
  const { stable, partial, pins } = state
  if (!visitor) return stable
  const { accountId, schoolId } = visitor
  const chosen =
    previewOf(state, visitor, now) ??
    pins.find((pin) => pin.accountId === accountId) ??
    pins.find((pin) => pin.schoolId !== null && pin.schoolId === schoolId) ??
    partial.find(({ audience, releaseId }) => includes(audience, visitor, releaseId))
  // Where a chosen release fails, the stable one takes over.
  return chosen ? { ...chosen, previous: stable?.releaseId === chosen.releaseId ? stable.previous : stable } : stable
}

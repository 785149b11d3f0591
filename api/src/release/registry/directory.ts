import type { Audience } from '@lekta/shared/contract/delivery/rollout'
import type { Role } from '@lekta/shared/contract/endpoint'

/** The releases of an area that a channel serves. */
export interface ServedRelease {
  releaseId: number
  version: string
  /** The release that takes over where this one fails. */
  previous: { releaseId: number; version: string } | null
}

/** Who gets which release of one area. */
export interface AreaState {
  /** When a channel last got another release or another audience; null if none has ever served anything. */
  since: Date | null
  stable: ServedRelease | null
  /** Releases for a part of the users, in the order in which they are considered: `next`, then `canary`. */
  partial: readonly (ServedRelease & { audience: Audience })[]
  pins: readonly (ServedRelease & { schoolId: number | null; accountId: number | null })[]
  /** Releases that single accounts preview. */
  previews: readonly (ServedRelease & { accountId: number; expiresAt: Date })[]
}

/** What every area serves. */
export type Directory = ReadonlyMap<string, AreaState>

/** The account that opens the portal. */
export interface Visitor {
  accountId: number
  schoolId: number | null
  roles: readonly Role[]
}

/** Returns whether what an area serves depends on the visitor. */
export const isTargeted = ({ partial, pins, previews }: AreaState) =>
  partial.length > 0 || pins.length > 0 || previews.length > 0

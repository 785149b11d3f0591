import type { ReleaseArea, ReleaseToken } from '@lekta/shared/contract/delivery/release-area'
import { isFrozen } from '../rollout/change-area'
import type { AreaRow, ServedRow } from './area-queries'
import type { TokenRow } from './token-queries'

type Freeze = ReleaseArea['freeze']

/** Returns the freeze of an area; null unless its releases are frozen at a time. */
export function presentFreeze({ area, frozenByName: by }: AreaRow, now: Date): Freeze {
  const { frozenAt, frozenUntil, frozenReason } = area
  if (!frozenAt || !isFrozen(area, now)) return null
  return {
    since: frozenAt.toISOString(),
    until: frozenUntil?.toISOString() ?? null,
    by,
    reason: frozenReason ?? '',
  }
}

const presentServed = ({ channel, version }: ServedRow) => ({ version, since: channel.since.toISOString() })

const presentCanary = (row: ServedRow): ReleaseArea['canary'] => ({
  ...presentServed(row),
  share: row.channel.share,
  schools: row.channel.schoolIds.length,
  roles: row.channel.roles.length,
  people: row.channel.accountIds.length,
})

interface Counts {
  pins: number
  scheduled: number
  now: Date
}

/** Presents an area with the releases that it serves. */
export function presentArea(row: AreaRow, served: readonly ServedRow[], { now, ...counts }: Counts): ReleaseArea {
  const { name, paths, publicKey } = row.area
  const [stable, canary, next] = (['stable', 'canary', 'next'] as const).map((one) =>
    served.find(({ channel }) => channel.area === name && channel.channel === one),
  )
  return {
    name,
    paths,
    key: publicKey,
    stable: stable ? presentServed(stable) : null,
    canary: canary ? presentCanary(canary) : null,
    next: next ? presentServed(next) : null,
    ...counts,
    freeze: presentFreeze(row, now),
  }
}

/** Presents a token without its secret. */
export const presentToken = ({ token, createdByName }: TokenRow): ReleaseToken => ({
  id: token.id,
  name: token.name,
  may_roll_out: token.mayRollOut,
  created_by: createdByName,
  created_at: token.createdAt.toISOString(),
  expires_at: token.expiresAt?.toISOString() ?? null,
  last_used_at: token.lastUsedAt?.toISOString() ?? null,
  revoked_at: token.revokedAt?.toISOString() ?? null,
})

import { LINK_PAUSE, LINK_WAITS, type LinkRequest, type OwnLinkRequest } from '@lekta/shared/contract/people/link'
import type { LinkRequestRow } from './list-queries'
import type { RequestRow } from './queries'

const DAY = 24 * 60 * 60_000
const after = (time: Date, days: number) => new Date(time.getTime() + days * DAY)

/**
 * Returns when a parent can ask again: when the school's time to answer is over, or when the pause after its answer
 * is over. Returns null while the school can still answer.
 */
export function againAt({ status, askedAt, decidedAt }: RequestRow, now: Date): Date | null {
  if (decidedAt && status !== 'approved') return after(decidedAt, LINK_PAUSE)
  const over = after(askedAt, LINK_WAITS)
  return over <= now ? over : null
}

function stateOf(row: RequestRow, now: Date): OwnLinkRequest['state'] {
  if (row.status === 'declined' || row.status === 'ended') return row.status
  return againAt(row, now) ? 'unanswered' : 'waiting'
}

export const presentOwnRequest = (row: RequestRow, now: Date): OwnLinkRequest => ({
  id: row.id,
  code: row.schoolCode,
  username: row.username,
  asked_at: row.askedAt.toISOString(),
  state: stateOf(row, now),
  decided_at: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
  again_at: againAt(row, now)?.toISOString() ?? null,
})

export const presentLinkRequest = ({ askedAt, ...row }: LinkRequestRow): LinkRequest => ({
  ...row,
  asked_at: askedAt.toISOString(),
})

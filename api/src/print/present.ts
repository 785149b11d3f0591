import type { PrintJob } from '@lekta/shared/contract/assessment/print'
import type { PrintRow } from './queries'

function stateOf({ status, hasContent, expiresAt }: PrintRow, now: Date): PrintJob['state'] {
  if (status !== 'ready') return status
  return hasContent && expiresAt !== null && expiresAt > now ? 'ready' : 'expired'
}

export const presentPrint = (row: PrintRow, now: Date): PrintJob => ({
  id: row.id,
  kind: row.kind,
  state: stateOf(row, now),
  classroom: row.classroom,
  done: row.done,
  total: row.total,
  skipped: row.skipped,
  requested_at: row.requestedAt.toISOString(),
  expires_at: row.expiresAt?.toISOString() ?? null,
  bytes: row.bytes,
})

import type { DataExport, ListedExport } from '@lekta/shared/contract/data-export'
import type { ExportRow, selectAllExports } from './queries'

function stateOf({ status, hasContent, expiresAt }: ExportRow, now: Date): DataExport['state'] {
  if (status !== 'ready') return status
  return hasContent && expiresAt !== null && expiresAt > now ? 'ready' : 'expired'
}

export const presentExport = (row: ExportRow, now: Date): DataExport => ({
  id: row.id,
  state: stateOf(row, now),
  requested_at: row.requestedAt.toISOString(),
  ready_at: row.readyAt?.toISOString() ?? null,
  expires_at: row.expiresAt?.toISOString() ?? null,
  bytes: row.bytes,
  failure: row.failure,
})

type ListedRow = Awaited<ReturnType<typeof selectAllExports>>[number]

export const presentListedExport = (row: ListedRow, accountId: number, now: Date): ListedExport => ({
  ...presentExport(row, now),
  person: row.person,
  requested_by: row.requester,
  note: row.note,
  own: row.requestedBy === accountId,
})

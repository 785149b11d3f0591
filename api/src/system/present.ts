import type { System, SystemDatabase } from '@lekta/shared/contract/platform/system'
import type { Registry } from '@lekta/shared/routing/registry'
import { type Migration, readMigrations } from '../database/migrations/read-migrations'
import type { Metrics } from '../metrics/metrics'
import type { Activity } from './select-activity'
import type { DatabaseState } from './select-database-state'

interface Install {
  pending: readonly Migration[]
  embedded: boolean
}

export const presentDatabase = (
  { version, bytes, connections, maxConnections, tables, replicas }: DatabaseState,
  { pending, embedded }: Install,
): SystemDatabase => ({
  ...{ version, embedded, bytes, connections, tables },
  max_connections: maxConnections,
  migration: readMigrations().at(-1 - pending.length)?.tag ?? null,
  pending: pending.length,
  replicas: replicas.map(({ pid, name, state, lagSeconds, lagBytes }) => ({
    ...{ pid, name, state },
    lag_seconds: lagSeconds,
    lag_bytes: lagBytes,
  })),
})

const toIso = (time: string) => new Date(time).toISOString()

export const presentMail = ({ lastCounted }: Metrics, mailUrl: string | null): System['mail'] => ({
  server: mailUrl && new URL(mailUrl).host,
  sent_at: lastCounted('mails', 'sent')?.toISOString() ?? null,
  failed_at: lastCounted('mails', 'failed')?.toISOString() ?? null,
})

export const presentBackup = ({ backup }: Activity): System['backup'] =>
  backup && {
    finished_at: toIso(backup.finishedAt),
    bytes: backup.bytes,
    encrypted: backup.encrypted,
    verified_at: backup.verifiedAt && toIso(backup.verifiedAt),
  }

/** Lists the served releases by area. */
export const presentReleases = (registry: Registry): System['releases'] =>
  Object.entries(registry)
    .map(([area, { current, previous }]) => ({ area, version: current.version, previous: previous?.version ?? null }))
    .sort((a, b) => a.area.localeCompare(b.area))

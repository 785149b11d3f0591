import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { backup } from '../database/schema'
import type { VerifiedBackup } from './verify-backup'

/** Records that a backup was verified. Returns whether the database knows this backup. */
export async function recordVerified(
  database: Database,
  { manifest, bytes }: VerifiedBackup,
  now: Date,
): Promise<boolean> {
  const isSame = and(eq(backup.startedAt, new Date(manifest.startedAt)), eq(backup.bytes, bytes))
  const updated = await database.update(backup).set({ verifiedAt: now }).where(isSame).returning({ id: backup.id })
  return updated.length > 0
}

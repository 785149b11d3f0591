import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { escapeIdentifier } from 'pg'
import { StartError } from '../config/start-error'
import { connect } from '../database/connect'
import { joinEmbedded } from '../database/embedded/embedded'
import type { Manifest } from './manifest'
import { type RestoreOptions, restoreBackup } from './restore-backup'
import type { VerifiedBackup } from './verify-backup'

/** Settings that make the database faster. Nothing in it has to survive a crash. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Throws a StartError if a table does not have as many rows as the manifest says. */
async function compareCounts(address: string, { tables }: Manifest): Promise<void> {
  const { pool } = await connect(address, () => undefined, { withoutTimeouts: true })
  try {
    for (const { name, rows } of tables) {
      const table = await pool.query(`select to_regclass('public.' || quote_ident($1)) is not null as exists`, [name])
      // A later migration may have removed it.
      if (table.rows[0]?.exists !== true) continue
      const found = await pool.query(`select count(*)::float8 as count from public.${escapeIdentifier(name)}`)
      const count = Number(found.rows[0]?.count)
      if (count < rows) throw new StartError(`After the restore, ${name} has ${count} rows instead of ${rows}.`)
    }
  } finally {
    await pool.end()
  }
}

/**
 * Restores a backup into a temporary database and counts the rows of every table. Leaves nothing behind. Throws a
 * StartError if the restore fails or rows are missing.
 */
export async function rehearseRestore(
  backup: VerifiedBackup,
  options: Pick<RestoreOptions, 'keys' | 'jobs' | 'progress'>,
): Promise<void> {
  const folder = join(tmpdir(), `lekta-verify-${randomUUID()}`)
  await mkdir(folder)
  const { url, leave, home } = await joinEmbedded(join(folder, 'postgres'), { settings: hasty })
  try {
    await restoreBackup(backup, url, {
      ...options,
      files: { portalDir: join(folder, 'portal'), dataDir: folder },
      remedy: 'this database is temporary',
      withMessages: true,
      endSessions: false,
      eraseAgain: async () => 0,
    })
    await compareCounts(url, backup.manifest)
  } finally {
    await leave()
    await rm(home, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
}

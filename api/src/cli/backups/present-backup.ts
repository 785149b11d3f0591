import { megabytes, rowCount } from '../../backup/create-backup'
import type { VerifiedBackup } from '../../backup/verify-backup'

/** Returns what a backup contains, as part of a sentence. */
export function presentBackup({ manifest, bytes, encrypted }: Omit<VerifiedBackup, 'path'>): string {
  const { tables, version, startedAt } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rowCount(rows)} in ${tables.length} tables, made by Lekta ${version} at ${startedAt} (${megabytes(bytes)}, ${encrypted ? 'encrypted' : 'not encrypted'})`
}

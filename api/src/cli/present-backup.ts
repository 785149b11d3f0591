import type { VerifiedBackup } from '../backup/verify-backup'

/** Returns what a backup contains, as part of a sentence. */
export function presentBackup({ manifest, bytes, encrypted }: Omit<VerifiedBackup, 'path'>): string {
  const { tables, version, startedAt } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`
  return `${rows.toLocaleString('en')} rows in ${tables.length} tables, made by Lekta ${version} at ${startedAt} (${size}, ${encrypted ? 'encrypted' : 'not encrypted'})`
}

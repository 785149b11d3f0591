import { type AuditRow, MOST_IN_FILE } from '@lekta/shared/contract/audit'
import { type CsvCell, toCsv } from '@lekta/shared/lib/text/csv'
import { formatDateTime } from '@lekta/shared/lib/time/date-time'
import type { Database } from '../database/connect'
import { type Plain, say, speak } from '../i18n/sentence'
import { presentEntry } from './present'
import { type LogFilter, type LogRow, type LogTenant, selectLogBefore } from './queries'

/** The number of entries that are read at a time. */
const BATCH = 2000

const sources = {
  command: 'Command line',
  setup: 'Setup page',
  server: 'Server',
  token: 'Release token',
} as const satisfies Record<NonNullable<AuditRow['source']>, Plain>

/** Returns the cells of an entry. */
function cellsOf(entry: AuditRow, { language, time_zone: timeZone }: LogFilter): CsvCell[] {
  const { account, source, student, subject, school, area } = entry
  const translate = (text: Plain) => speak(text, language)
  const actor = account?.erased ? translate('Deleted account') : account?.name
  const about = entry.about_erased ? translate('Deleted person') : (student?.name ?? subject?.name ?? area)
  return [
    formatDateTime(entry.at, { timeZone }),
    actor ?? (source === null ? null : translate(sources[source])),
    account && !account.erased ? account.username : null,
    translate(entry.kind === 'view' ? 'Viewed' : 'Changed'),
    entry.text,
    about ?? null,
    student?.username ?? null,
    school?.name ?? null,
  ]
}

/**
 * Returns the log as CSV, newest entries first. If it has more entries than a file can have, the last line says so.
 */
export async function writeLogCsv(tenant: LogTenant, database: Database, filter: LogFilter, most = MOST_IN_FILE) {
  const translate = (text: Plain) => speak(text, filter.language)
  const titles: readonly Plain[] = ['Time', 'Who', 'Username', 'Kind', 'What', 'About', 'Student’s username', 'School']
  const lines: CsvCell[][] = [titles.map(translate)]
  let before: LogRow | undefined
  for (;;) {
    const limit = Math.min(BATCH, most + 1 - (lines.length - 1))
    const rows = await selectLogBefore(tenant, database, filter, { before, limit })
    lines.push(...rows.map((row) => cellsOf(presentEntry(row, filter.language), filter)))
    before = rows.at(-1)
    if (rows.length < limit || lines.length - 1 > most) break
  }
  if (lines.length - 1 > most) {
    const more = say('This file ends after {{most}} entries. Choose a shorter period for older ones.', { most })
    lines.splice(most + 1, 1, [speak(more, filter.language)])
  }
  return toCsv(lines)
}

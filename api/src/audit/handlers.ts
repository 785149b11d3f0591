import type { AuditQuery, auditContract } from '@lekta/shared/contract/audit'
import { wallTime } from '@lekta/shared/lib/time/zone-time'
import type { Database } from '../database/connect'
import type { Handlers } from '../http/implement'
import { pageOf, whereSearched } from '../http/list-page'
import { speak } from '../i18n/sentence'
import { writeLogCsv } from './csv'
import { presentEntry } from './present'
import * as queries from './queries'

async function listLog(tenant: queries.LogTenant, database: Database, query: AuditQuery) {
  const filter = { ...query, who: whereSearched(query), schoolId: query.options.school_id }
  const [rows, total] = await Promise.all([
    queries.selectLog(tenant, database, filter, query),
    queries.countLog(tenant, database, filter),
  ])
  const entries = rows.map((row) => presentEntry(row, query.language))
  return pageOf(query, entries, total)
}

async function fileOf(tenant: queries.LogTenant, database: Database, filter: queries.LogFilter, now: Date) {
  const { day } = wallTime(now, filter.time_zone)
  const title = speak('Activity log', filter.language)
  const content = await writeLogCsv(tenant, database, filter)
  return new File([content], `${title} ${day}.csv`, { type: 'text/csv;charset=utf-8' })
}

export const auditHandlers: Handlers<typeof auditContract> = {
  adminAudit: ({ query, tenant, database }) => listLog(tenant, database, query),

  adminAuditFile: ({ query: { school_id: schoolId, ...filter }, tenant, database, now }) =>
    fileOf(tenant, database, { ...filter, schoolId }, now),

  schoolAudit: ({ query, tenant, database }) => listLog(tenant, database, query),

  schoolAuditFile: ({ query, tenant, database, now }) => fileOf(tenant, database, query, now),
}

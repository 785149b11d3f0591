import type { Tenant } from '../access/tenant'
import { hashToken } from '../access/token'
import type { Database } from '../database/connect'
import { ApiError, notFound } from '../errors/api-error'
import { countTry, type Limit } from '../http/limits/rate-limit'
import { selectLinkedReport } from './queries'

const HOUR = 60 * 60_000

/** Limits how many links one account may create, and how many unknown links it may try. */
export const reportLinkLimits = {
  made: { name: 'report-link:account', tries: 60, window: HOUR },
  missed: { name: 'report-link-missed:account', tries: 30, window: HOUR },
} as const satisfies Record<string, Limit>

/**
 * Returns the report that a link leads to. Throws the same 404 for a link that does not exist, a link to another
 * report, and a link to the report of a child whom the tenant may not see. Throws a 410 for an expired link.
 */
export async function openReportLink(
  tenant: Tenant<'parent' | 'child'>,
  database: Database,
  { id, token }: { id: number; token: string },
  now: Date,
) {
  const row = await selectLinkedReport(tenant, database, id, hashToken(token))
  if (!row) {
    await countTry(database, reportLinkLimits.missed, tenant.accountId, now)
    throw notFound('report')
  }
  if (row.expiresAt <= now) {
    throw new ApiError(410, 'This link has expired. Open the report from the child’s page instead.')
  }
  return row.report
}

import type { Tenant } from '../access/tenant'
import { hashToken } from '../access/token'
import type { Database } from '../database/connect'
import { ApiError, notFound } from '../errors/api-error'
import { countTry, type Limit } from '../http/limits/rate-limit'
import { selectLinkedReport } from './queries'

const HOUR = 60 * 60_000

/** Limits the links that one account creates, and the unknown links that it tries. */
export const reportLinkLimits = {
  made: { name: 'report-link:account', tries: 60, window: HOUR },
  missed: { name: 'report-link-missed:account', tries: 30, window: HOUR },
} as const satisfies Record<string, Limit>

/**
 * Returns the report that a link leads to. A link that does not exist, one to another report and one to a report of
 * someone else throw the same 404; an expired one throws a 410.
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

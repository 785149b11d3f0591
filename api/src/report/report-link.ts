import type { Tenant } from '../access/tenant'
import { hashToken, newToken } from '../access/token'
import type { Database } from '../database/connect'
import { ApiError, notFound } from '../errors/api-error'
import { countTry, type Limit } from '../http/rate-limit'
import * as queries from './queries'

const HOUR = 60 * 60_000

/** How long a link to a report works, in milliseconds. */
export const REPORT_LINK_LIFETIME = 30 * 24 * HOUR

/** Of one account: links that it makes, and links that it tries and that nobody made. */
export const reportLinkLimits = {
  made: { name: 'report-link:account', tries: 60, window: HOUR },
  missed: { name: 'report-link-missed:account', tries: 30, window: HOUR },
} as const satisfies Record<string, Limit>

/** Makes a link to a report of a parent's child and gives its secret, which is told once and stored nowhere. */
export async function makeReportLink(tenant: Tenant<'parent'>, database: Database, attemptId: number, now: Date) {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + REPORT_LINK_LIFETIME)
  const { accountId } = tenant
  await queries.insertReportLink(database, {
    ...{ tokenHash: hashToken(token), attemptId, accountId },
    ...{ createdAt: now, expiresAt },
  })
  return { id: attemptId, token, expires_at: expiresAt.toISOString() }
}

/** The page that a link to a report leads to. */
export const reportLinkPath = ({ id, token }: { id: number; token: string }) => `/parents/child/report/${id}/${token}`

/**
 * The report that a link leads to. A link that nobody made, one to another report and one to a report that is not the caller's
 * are told alike, by a 404; one that is too old by a 410.
 */
export async function openReportLink(
  tenant: Tenant<'parent' | 'child'>,
  database: Database,
  { id, token }: { id: number; token: string },
  now: Date,
) {
  const row = await queries.selectLinkedReport(tenant, database, id, hashToken(token))
  if (!row) {
    await countTry(database, reportLinkLimits.missed, tenant.accountId, now)
    throw notFound('report')
  }
  if (row.expiresAt <= now) {
    throw new ApiError(410, 'This link is too old. The report is still there: open it from the page of the child.')
  }
  return row.report
}

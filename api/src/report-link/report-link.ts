import type { Tenant } from '../access/tenant'
import { hashToken, newToken } from '../access/token'
import type { Database } from '../database/connect'
import { insertReportLink } from './queries'

/** How long a link to a report is valid, in milliseconds. */
export const REPORT_LINK_LIFETIME = 30 * 24 * 60 * 60_000

/** Creates a link to the report of a parent's child. Returns it with its secret, which is not stored. */
export async function makeReportLink(tenant: Tenant<'parent'>, database: Database, attemptId: number, now: Date) {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + REPORT_LINK_LIFETIME)
  const { accountId } = tenant
  await insertReportLink(database, {
    ...{ tokenHash: hashToken(token), attemptId, accountId },
    ...{ createdAt: now, expiresAt },
  })
  return { id: attemptId, token, expires_at: expiresAt.toISOString() }
}

/** Returns the page that a link to a report opens. */
export const reportLinkPath = ({ id, token }: { id: number; token: string }) => `/parents/child/report/${id}/${token}`

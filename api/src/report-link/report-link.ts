import { REPORT_LINK_RETENTION } from '@lekta/shared/contract/retention'
import { after } from '@lekta/shared/lib/time/period'
import type { Tenant } from '../access/tenant'
import { hashToken, newToken } from '../access/token'
import type { Database } from '../database/connect'
import { insertReportLink } from './queries'

/** Creates a link to the report of a parent's child. Returns it with its secret, which is not stored. */
export async function makeReportLink(tenant: Tenant<'parent'>, database: Database, attemptId: number, now: Date) {
  const token = newToken()
  const expiresAt = after(now, REPORT_LINK_RETENTION)
  const { accountId } = tenant
  await insertReportLink(database, {
    ...{ tokenHash: hashToken(token), attemptId, accountId },
    ...{ createdAt: now, expiresAt },
  })
  return { id: attemptId, token, expires_at: expiresAt.toISOString() }
}

/** Returns the page that a link to a report opens. */
export const reportLinkPath = ({ id, token }: { id: number; token: string }) => `/parents/child/report/${id}/${token}`

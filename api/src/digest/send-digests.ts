import { before } from '@lekta/shared/lib/time/period'
import * as z from 'zod/mini'
import type { StaffTenant } from '../access/tenant'
import { selectInbox } from '../dashboard/inbox'
import type { Database } from '../database/connect'
import { defineJob } from '../jobs/job'
import type { DigestValues } from '../mail/templates/digest-lines'
import { notify } from '../notification/notify'
import * as queries from './queries'

/** The time that a digest is about. */
const WEEK = { days: 7 } as const

/** Returns what a school or a teacher should know about the last week; null if none of their students took a test. */
async function buildDigest(tenant: StaffTenant, database: Database, now: Date): Promise<DigestValues | null> {
  const figures = await queries.selectFigures(tenant, database, before(now, WEEK))
  if (figures.finished === 0) return null
  const { checks_due, invoices, imports } = (await selectInbox(tenant, database, now)).inbox
  return {
    ...{ area: tenant.role, ...figures },
    ...{ checks: checks_due, invoices: invoices?.count ?? 0, imports: imports?.count ?? 0 },
  }
}

/**
 * Sends this Monday’s digests to the heads and teachers for whom it is Monday morning. An account gets one at most,
 * however many servers send them.
 */
export async function sendDigests(database: Database, now: Date, signal?: AbortSignal): Promise<void> {
  let after = 0
  while (!signal?.aborted) {
    const recipients = await queries.selectRecipients(database, { since: before(now, WEEK), now, after })
    for (const { occasion, ...tenant } of recipients) {
      const values = await buildDigest(tenant, database, now)
      if (values)
        await database.transaction((transaction) => notify(transaction, [tenant], 'weeklyDigest', values, occasion))
    }
    const last = recipients.at(-1)
    if (!last) return
    after = last.accountId
  }
}

export const weeklyDigestJob = defineJob({
  name: 'weekly-digest',
  data: z.object({}),
  retry: { limit: 1, delay: 60 },
  every: 10 * 60,
  timeLimit: 10 * 60,
  work: ({ database, now, signal }) => sendDigests(database, now, signal),
})

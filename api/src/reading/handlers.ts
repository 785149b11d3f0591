import { ReadingSettings, type readingContract } from '@lekta/shared/contract/assessment/reading'
import type { Handlers } from '../http/implement'
import * as queries from './queries'

export const readingHandlers: Handlers<typeof readingContract> = {
  readingWays: async ({ tenant, database }) => {
    const stored = await queries.selectReadingSettings(tenant, database)
    // Settings that are no longer offered count as not chosen.
    return { student_id: tenant.accountId, ways: ReadingSettings.safeParse(stored).data ?? null }
  },

  keepReadingWays: async ({ body, tenant, database }) => {
    await queries.updateReadingSettings(tenant, database, body)
    return null
  },
}

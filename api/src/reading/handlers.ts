import { ReadingSettings, type readingContract } from '@lekta/shared/contract/reading'
import type { Handlers } from '../http/implement'
import * as queries from './queries'

export const readingHandlers: Handlers<typeof readingContract> = {
  readingWays: async ({ tenant, database }) => {
    const kept = await queries.selectReadingSettings(tenant, database)
    // What was kept under choices that are offered no longer is as if nothing had been chosen.
    return { student_id: tenant.accountId, ways: ReadingSettings.safeParse(kept).data ?? null }
  },

  keepReadingWays: async ({ body, tenant, database }) => {
    await queries.updateReadingSettings(tenant, database, body)
    return null
  },
}

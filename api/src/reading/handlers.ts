import { ReadingWays, type readingContract } from '@lekta/shared/contract/reading'
import type { Handlers } from '../http/implement'
import * as queries from './queries'

export const readingHandlers: Handlers<typeof readingContract> = {
  readingWays: async ({ tenant, database }) => {
    const kept = await queries.selectReadingWays(tenant, database)
    // What was kept under choices that are offered no longer is as if nothing had been chosen.
    return { student_id: tenant.accountId, ways: ReadingWays.safeParse(kept).data ?? null }
  },

  keepReadingWays: async ({ body, tenant, database }) => {
    await queries.updateReadingWays(tenant, database, body)
    return null
  },
}

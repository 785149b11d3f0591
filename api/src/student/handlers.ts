import type { studentContract } from '@lekta/shared/contract/student'
import { assertVisibleFilters } from '../access/authorise-ids'
import type { Handlers } from '../http/implement'
import { pageOf } from '../http/list-page'
import { presentLatestResult } from '../results/present-latest-result'
import { presentStudent } from './present'
import * as queries from './queries'
import { presentSummary, selectSummary } from './summary'

export const studentHandlers: Handlers<typeof studentContract> = {
  students: async ({ query, tenant, database }) => {
    await assertVisibleFilters(tenant, database, query)
    const [rows, total] = await Promise.all([
      queries.selectStudents(tenant, database, query),
      queries.countStudents(tenant, database, query),
    ])
    return pageOf(query, rows.map(presentStudent), total)
  },

  studentScores: async ({ query, tenant, database }) => {
    await assertVisibleFilters(tenant, database, query)
    const [rows, total] = await Promise.all([
      queries.selectScores(tenant, database, query),
      queries.countStudents(tenant, database, query),
    ])
    const scored = rows.map(({ standing, ...row }) => ({
      ...presentStudent(row),
      standing: presentLatestResult(standing),
      percentile: standing?.percentile ?? null,
    }))
    return pageOf(query, scored, total)
  },

  scoreSummary: async ({ query, tenant, database, now }) => {
    await assertVisibleFilters(tenant, database, query)
    return presentSummary(await selectSummary(tenant, database, query, now), now)
  },
}

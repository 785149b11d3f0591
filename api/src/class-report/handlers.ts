import type { classReportContract } from '@lekta/shared/contract/assessment/class-report'
import { roundMeasure } from '@lekta/shared/lib/measure/measure'
import { assertVisibleClassroom, assertVisibleFilters } from '../access/authorise-ids'
import { spanOf } from '../assessment/scale'
import type { Handlers } from '../http/implement'
import { pageOf } from '../http/list-page'
import { schoolYearStart } from '../school/school-time'
import { presentGroups, presentGrowthRow } from './present'
import * as queries from './queries'

/** Returns the time from which growth is counted. */
const sinceOf = (day: string | undefined, now: Date) => (day === undefined ? schoolYearStart(now) : new Date(day))

export const classReportHandlers: Handlers<typeof classReportContract> = {
  growthRows: async ({ query, tenant, database, now }) => {
    await assertVisibleFilters(tenant, database, query)
    const { page, total } = await queries.selectGrowth(tenant, database, query, sinceOf(query.since, now))
    return pageOf(query, page.map(presentGrowthRow), total)
  },

  growthSummary: async ({ query, tenant, database, now }) => {
    await assertVisibleFilters(tenant, database, query)
    const since = sinceOf(query.since, now)
    const { median, expected, ...counts } = await queries.selectGrowthTogether(tenant, database, query, since)
    return {
      ...counts,
      since: since.toISOString().slice(0, 10),
      median: median === null ? null : roundMeasure(spanOf(median)),
      expected: expected === null ? null : roundMeasure(expected),
    }
  },

  readingGroups: async ({ query, tenant, database }) => {
    await assertVisibleClassroom(tenant, database, query.classroom_id)
    return presentGroups(await queries.selectGroupableStudents(tenant, database, query.classroom_id))
  },
}

import type { Report } from '@lekta/shared/contract/assessment/report'
import { and, asc, eq } from 'drizzle-orm'
import type { Tenant } from '../access/tenant'
import type { Bank } from '../bank/bank'
import type { Database } from '../database/connect'
import { attempt } from '../database/schema'
import { presentReport } from '../report/present'
import { selectHeading, selectReport } from '../report/queries'

/** The finished tests of a child and their reports. A person without tests has none. */
export async function childReports(database: Database, bank: Bank, studentId: number) {
  const tenant: Tenant<'child'> = { role: 'child', accountId: studentId }
  const heading = await selectHeading(tenant, database, studentId)
  const tests = await selectFinished(tenant, database)
  const load = async (id: number): Promise<Report> => {
    const row = await selectReport(tenant, database, id)
    if (!row) throw new Error(`There is no finished attempt ${id}.`)
    return presentReport(row, bank, { withAnswers: true, withQuestions: false })
  }
  return {
    heading,
    tests,
    load,
    /** Derives one report after another, oldest first. */
    all: async function* () {
      for (const { id } of tests) yield await load(id)
    },
  }
}

export type ChildReports = Awaited<ReturnType<typeof childReports>>

/** Returns the finished attempts of a child, oldest first. */
async function selectFinished({ accountId }: Tenant<'child'>, database: Database) {
  const rows = await database
    .select({ id: attempt.id, finishedAt: attempt.finishedAt })
    .from(attempt)
    .where(and(eq(attempt.studentId, accountId), eq(attempt.status, 'finished')))
    .orderBy(asc(attempt.finishedAt), asc(attempt.id))
  return rows.map(({ id, finishedAt }) => ({ id, finishedAt: finishedAt ?? new Date(0) }))
}

import type { Report } from '@lekta/shared/contract/assessment/report'
import type { Tenant } from '../access/tenant'
import { selectAttemptItems } from '../attempt/queries'
import type { Bank } from '../bank/bank'
import type { Database } from '../database/connect'
import { presentReport } from './present'
import { type ReportRow, selectHistory } from './queries'

/** Returns the report of a finished attempt that the tenant may see. `audience` decides whether it lists the answers. */
export async function deriveReport(
  tenant: Tenant,
  database: Database,
  row: ReportRow,
  { bank, audience }: { bank: Bank; audience: 'adults' | 'child' },
): Promise<Report> {
  // One after the other, because both may run in one transaction.
  const attemptItems = await selectAttemptItems(database, row.attempt.id)
  const history = await selectHistory(tenant, database, row.attempt)
  return presentReport(row, { row: row.attempt, attemptItems, items: bank.items }, history, audience === 'adults')
}

import type { Report } from '@lekta/shared/contract/assessment/report'
import type { Tenant } from '../access/tenant'
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
  const history = await selectHistory(tenant, database, row.attempt)
  return presentReport(row, bank.items, history, audience === 'adults')
}

import type { JobContext } from '../jobs/job'
import { selectStatus } from './queries'

/** Counts how a step of an import ended. A step that has to be repeated has not ended, and is not counted. */
export async function countOutcome({ database, metrics }: Pick<JobContext, 'database' | 'metrics'>, id: number) {
  const status = await selectStatus(database, id)
  if (status && status !== 'checking' && status !== 'committing') metrics.count('imports', status)
}

import type { GateResult } from '@lekta/shared/contract/delivery/release'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../../database/connect'
import { release } from '../../database/schema'
import { defineJob } from '../../jobs/job'
import { checkPages, parseReport } from '../gates/pages'
import { runCheck } from './run-check'

/** How long a check of all pages may take, in milliseconds. */
const timeLimit = 10 * 60_000

/** The number of characters of a command's errors that a result contains. */
const mostShown = 500

async function selectRunning(database: Database, id: number) {
  const [row] = await database.select().from(release).where(eq(release.id, id))
  return row?.checks.some(({ outcome }) => outcome === 'running') ? row : null
}

/** Replaces the result that is not known yet. */
async function storeResult(database: Database, id: number, result: GateResult): Promise<void> {
  await database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(release).where(eq(release.id, id)).for('update')
    if (!row) return
    const checks = row.checks.map((check) => (check.outcome === 'running' ? result : check))
    await transaction.update(release).set({ checks }).where(eq(release.id, id))
  })
}

const resultOf = (messages: string[]): GateResult => ({
  gate: 'pages',
  outcome: messages.length > 0 ? 'failed' : 'passed',
  messages,
})

const noReport = (errors: string) =>
  `The check of the pages ended without a report: ${errors.trim().slice(-mostShown) || 'it printed nothing'}`

/** Opens every page of a release with the command of the operator, and stores the result. */
export const checkPagesJob = defineJob({
  name: 'check-release-pages',
  data: z.object({ id: z.number() }),
  retry: { limit: 3, delay: 30 },
  async work({ data: { id }, database, config, signal }) {
    const row = await selectRunning(database, id)
    if (!row) return
    if (config.releaseCheck === null) {
      await storeResult(database, id, resultOf([noReport('RELEASE_CHECK is not set any more')]))
      return
    }
    const address = `${config.publicUrl}/remotes/${row.area}/${row.version}/`
    const timeout = AbortSignal.timeout(timeLimit)
    const { output, errors } = await runCheck(config.releaseCheck, address, AbortSignal.any([signal, timeout]))
    // Another process may have taken over the job.
    signal.throwIfAborted()
    const report = parseReport(output)
    await storeResult(database, id, resultOf(report ? checkPages(row.content, report) : [noReport(errors)]))
  },
})

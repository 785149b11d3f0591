import type { GateResult } from '@lekta/shared/contract/delivery/release'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../../database/connect'
import { release } from '../../database/schema'
import { defineJob } from '../../jobs/job'
import { checkPages, parseReport } from '../gates/pages'
import { type Ended, runCheck } from './run-check'

type Checked = Parameters<typeof checkPages>[0]

/** How long a check of all pages may take, in milliseconds. */
const timeLimit = 10 * 60_000

/** The number of characters of what a command prints that a result contains. */
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

/** Returns why there is no report. */
function explain({ output, errors, ending }: Ended): string {
  const [printed, complaint] = [output, errors].map((text) => text.trim().slice(0, mostShown))
  if (ending !== null) return `The check of the pages ${ending}. ${complaint}`.trim()
  if (printed) return `The check of the pages printed this instead of its report as JSON: ${printed}`
  return `The check of the pages ended without a report: ${complaint || 'it printed nothing'}`
}

/** Runs the command on a release. Returns what is wrong with its pages. */
async function findProblems(command: string, address: string, content: Checked, signal: AbortSignal) {
  const ended = await runCheck(command, address, { signal, timeLimit })
  const report = parseReport(ended.output)
  return report ? checkPages(content, report) : [explain(ended)]
}

/** Opens every page of a release with the command of the operator, and stores the result. */
export const checkPagesJob = defineJob({
  name: 'check-release-pages',
  data: z.object({ id: z.number() }),
  retry: { limit: 3, delay: 30 },
  async work({ data: { id }, database, config, signal }) {
    const row = await selectRunning(database, id)
    if (!row) return
    const address = `${config.publicUrl}/remotes/${row.area}/${row.version}/`
    const problems = config.releaseCheck
      ? await findProblems(config.releaseCheck, address, row.content, signal)
      : ['RELEASE_CHECK is not set any more: build the release with --check, and hand it in again.']
    // Another process may have taken over the job.
    signal.throwIfAborted()
    await storeResult(database, id, resultOf(problems))
  },
})

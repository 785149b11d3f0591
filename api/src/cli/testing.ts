import type { Job } from '../jobs/job'
import { runTool } from './run'

/** A server to check. */
interface Checked {
  databaseUrl: string
  jobs: readonly Job[]
  /** The folder of its data and its portal. */
  folder: string
  /** Settings besides these. */
  environment: Record<string, string>
}

/** Runs the command `check` with the settings of a server. */
export async function runCheck({ databaseUrl, jobs, folder, environment }: Checked, ...args: string[]) {
  const [printed, errors]: [string[], string[]] = [[], []]
  const usual = { NODE_ENV: 'test', DEMO: '0', DATABASE_URL: databaseUrl, DATA_DIR: folder, PORTAL_DIR: folder }
  const code = await runTool(['check', ...args], {
    environment: { ...usual, ...environment },
    ask: null,
    readInput: async () => '',
    print: (text) => void printed.push(text),
    printError: (text) => void errors.push(text),
    progress: () => undefined,
    jobs,
  })
  return { code, report: printed.join('\n'), errors }
}

import { join } from 'node:path'
import { buildParts } from '../build/build-parts'
import { root, servedDist } from '../packages'
import { runForwarding } from './run-forwarding'
import { outdatedNotice, planStart } from './start-plan'

/** Runs a script of the server. Resolves with its exit code. */
const runServer = (script: string) => runForwarding(['--import', 'tsx', script], join(root, 'api'))

/** Builds missing parts, and prints a notice about outdated ones. */
async function preparePortal() {
  const plan = planStart(servedDist())
  await buildParts(plan.missing, 'release')
  const notice = outdatedNotice(plan)
  if (notice) console.log(notice)
}

async function start(): Promise<number> {
  // Checked first, so that a server that cannot start builds nothing.
  const refused = await runServer('src/check-start.ts')
  if (refused) return refused
  await preparePortal()
  return runServer('src/main.ts')
}

try {
  process.exitCode = await start()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

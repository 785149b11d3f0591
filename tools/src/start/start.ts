import { buildParts } from '../build/build-parts'
import { servedDist } from '../packages'
import { runServer } from './run-server'
import { outdatedNotice, planStart } from './start-plan'

/** Builds missing parts, and prints a notice about outdated ones. */
async function preparePortal() {
  const plan = planStart(servedDist())
  await buildParts(plan.missing, servedDist())
  const notice = outdatedNotice(plan)
  if (notice) console.log(notice)
}

async function start(): Promise<number> {
  // The check runs first, so that nothing is built for a server that cannot start.
  const refused = await runServer('check-start')
  if (refused) return refused
  await preparePortal()
  return runServer('main')
}

try {
  process.exitCode = await start()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

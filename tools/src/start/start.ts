import { buildParts } from '../build/build-parts'
import { servedDist } from '../packages'
import { prepareDatabase, runServer } from './run-server'
import { outdatedNotice, planStart } from './start-plan'

/**
 * Builds missing parts, and prints a notice about outdated ones. In a new installation, prepares the database at the
 * same time. Resolves with an exit code.
 */
async function prepare(): Promise<number> {
  const plan = planStart(servedDist())
  const isNew = plan.missing.includes('host')
  const [refused] = await Promise.all([isNew ? prepareDatabase() : 0, buildParts(plan.missing, servedDist())])
  const notice = outdatedNotice(plan)
  if (notice) console.log(notice)
  return refused
}

async function start(): Promise<number> {
  // The check runs first, so that nothing is built for a server that cannot start.
  const refused = (await runServer('check-start')) || (await prepare())
  return refused || runServer('main')
}

try {
  process.exitCode = await start()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

import { replayResults } from './attempt/replay-results'
import { readConfig } from './config/config'
import { StartError } from './config/start-error'
import { connect } from './database/connect'
import { findDatabase } from './database/find-database'

/** Reads from the argument how many results to derive again; undefined means all. Throws a StartError. */
function readMost([argument]: readonly string[]): number | undefined {
  if (argument === undefined) return undefined
  const most = Number(argument)
  if (!Number.isInteger(most) || most < 1)
    throw new StartError(`Give a number of results, such as 1000, not "${argument}".`)
  return most
}

async function replay(words: readonly string[]) {
  const most = readMost(words)
  const { url, leave } = await findDatabase(readConfig(process.env))
  const { database, pool } = await connect(url, (error) => console.error(error.message))
  try {
    const { attempts, differences } = await replayResults(database, new Date(), most)
    console.log(`Results derived again: ${attempts}. Differences: ${differences.length}.`)
    for (const { attemptId, field, stored, derived } of differences)
      console.log(`Attempt ${attemptId}: ${field} was ${String(stored)}, is ${String(derived)}.`)
    if (differences.length > 0) process.exitCode = 1
  } finally {
    await pool.end()
    await leave()
  }
}

try {
  await replay(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}

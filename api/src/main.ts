import { brand } from '@lekta/shared/brand'
import { readConfig } from './config/config'
import { StartError } from './config/start-error'
import { demoAccounts, demoPassword } from './demo/seed'
import { type Running, start } from './start'

/**
 * Stops the server cleanly at the first signal, even while it is starting. At the second signal, stops it
 * immediately.
 */
function stopOn(signals: readonly NodeJS.Signals[], starting: Promise<Running>) {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    await (await starting).stop()
    process.exit(0)
  }
  for (const signal of signals) process.on(signal, () => stop().catch(fail))
}

/** Prints an error and exits. A StartError is printed as one sentence, any other error with its stack. */
function fail(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

try {
  const config = readConfig(process.env)
  const starting = start(config)
  stopOn(['SIGINT', 'SIGTERM'], starting)
  const { note, address, setupCode } = await starting
  if (note) console.log(note)
  console.log(`${brand.name} is at ${config.port === 0 ? address : config.publicUrl}`)
  if (setupCode) console.log(`There is no admin yet. Open ${config.publicUrl}/setup and enter this code: ${setupCode}`)
  if (config.demo) console.log(`Demo accounts, password ${demoPassword}: ${demoAccounts.join(', ')}`)
} catch (error) {
  fail(error)
}

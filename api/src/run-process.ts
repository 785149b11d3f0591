import { type Config, readConfig } from './config/config'
import { StartError } from './config/start-error'

interface Stoppable {
  /** A note for the operator; null if there is none. */
  note: string | null
  stop: () => Promise<void>
}

/** Stops cleanly at the first signal, even while the start is running. At the second signal, stops immediately. */
function stopOn(signals: readonly NodeJS.Signals[], starting: Promise<Stoppable>) {
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

/**
 * Starts a server with the settings of this process, prints what `describe` returns, and stops it on a signal. Returns
 * the server.
 */
export async function runProcess<R extends Stoppable>(
  start: (config: Config) => Promise<R>,
  describe: (running: R, config: Config) => readonly string[],
): Promise<R> {
  try {
    const config = readConfig(process.env)
    const starting = start(config)
    stopOn(['SIGINT', 'SIGTERM'], starting)
    const running = await starting
    for (const line of [...(running.note ? [running.note] : []), ...describe(running, config)]) console.log(line)
    return running
  } catch (error) {
    fail(error)
  }
}

import { exitOnSignals } from '../exit-on-signals'
import { UsageError } from '../usage-error'
import { closest } from './closest'
import type { Command } from './define-command'

function describeUnknown(name: string, names: readonly string[], usage: string): string {
  const meant = closest(name, names)
  return `There is no command “${name}”.${meant ? ` Did you mean “${meant}”?` : ''}\n\n${usage}`
}

/** A reader that has enough, such as `head`, closes the output: the rest is not needed. */
const ignoreClosedOutput = () =>
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })

/** Runs the command that the command line names. A failure is printed and sets the exit code. */
export async function runCommand(commands: Readonly<Record<string, Command>>, usage: string): Promise<void> {
  exitOnSignals()
  ignoreClosedOutput()
  const [name = '', ...words] = process.argv.slice(2)
  if (name === '--help' || name === 'help') return console.log(usage)
  try {
    const run = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!run) throw new UsageError(name === '' ? usage : describeUnknown(name, Object.keys(commands), usage))
    await run(words)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

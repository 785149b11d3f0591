import { exitOnSignals } from './exit-on-signals'
import type { Command } from './project/define-command'
import { UsageError } from './usage-error'

/** Runs the command that the command line names. A failure is printed and sets the exit code. */
export async function runCommand(commands: Readonly<Record<string, Command>>, usage: string): Promise<void> {
  exitOnSignals()
  const [name = '', ...words] = process.argv.slice(2)
  if (name === '--help' || name === 'help') return console.log(usage)
  try {
    const run = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!run) throw new UsageError(usage)
    await run(words)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

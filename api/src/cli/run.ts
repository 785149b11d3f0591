import { resolve } from 'node:path'
import { readConfig } from '../config/config'
import { StartError } from '../config/start-error'
import { ApiError } from '../errors/api-error'
import type { Job } from '../jobs/job'
import { type AskQuestion, collectValues } from './collect'
import { NegativeResult } from './command'
import { withServerDatabase } from './database'
import { type Call, parseCall, UsageError } from './parse'

/** Input and output of the tool. */
export interface Terminal {
  environment: Readonly<Record<string, string | undefined>>
  /** Asks a question on the terminal; null if there is no terminal. */
  ask: AskQuestion | null
  /** Reads standard input to its end. */
  readInput: () => Promise<string>
  print: (text: string) => void
  printError: (text: string) => void
  /** Shows how far a long command is, in place of the last such text; an empty text removes it. */
  progress: (text: string) => void
  /** The kinds of job to install in a new database. */
  jobs: readonly Job[]
}

const codes = { done: 0, refused: 1, usage: 2 } as const

async function readPassword({ passwordFromStdin, help }: Call, { ask, readInput }: Terminal): Promise<string | null> {
  if (!passwordFromStdin) return null
  if (ask) throw new UsageError('--password-stdin needs a file or another command before it, not a keyboard.', help)
  const password = (await readInput()).replace(/\r?\n$/, '')
  if (password === '') throw new UsageError('Standard input contains no password.', help)
  return password
}

/** Returns a path as seen from the folder in which npm was called; npm itself goes to that of the repository. */
const pathFrom = ({ INIT_CWD }: Terminal['environment']) => {
  const folder = INIT_CWD ?? process.cwd()
  return (typed: string) => resolve(folder, typed)
}

async function runCall(call: Call, terminal: Terminal): Promise<string> {
  const { environment, ask, printError, progress, jobs } = terminal
  const config = readConfig(environment)
  const values = await collectValues(call, ask, printError)
  const { command, argument, flags } = call
  const input = { config, now: new Date(), values: values as never, flags, argument, pathOf: pathFrom(environment) }
  if (command.isStandalone) {
    return command.run({ ...input, jobs, progress, print: printError }).finally(() => progress(''))
  }
  const password = await readPassword(call, terminal)
  return withServerDatabase(config, jobs, (database) => command.run({ ...input, database, password }))
}

/** Runs the tool once and returns its exit code. */
export async function runTool(args: readonly string[], terminal: Terminal): Promise<number> {
  const { print, printError } = terminal
  try {
    const parsed = parseCall(args, terminal.environment)
    print('help' in parsed ? parsed.help : await runCall(parsed.call, terminal))
    return codes.done
  } catch (error) {
    if (error instanceof UsageError) {
      printError(`${error.message}\n\n${error.help}`)
      return codes.usage
    }
    if (error instanceof NegativeResult) {
      print(error.message)
      return codes.refused
    }
    const isSentence = error instanceof StartError || error instanceof ApiError
    printError(isSentence ? error.message : String((error as Error).stack ?? error))
    return codes.refused
  }
}

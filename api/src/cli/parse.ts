import { parseArgs } from 'node:util'
import type { Command } from './command'
import { commands } from './commands'
import { usage, usageOf } from './usage'

/** Thrown for invalid arguments; the tool then prints the usage and exits with code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
  constructor(
    message: string,
    readonly help: string,
  ) {
    super(message)
  }
}

export interface Call {
  command: Command
  /** The usage of the command, for error messages. */
  help: string
  /** The values as typed, by option name. */
  typed: Readonly<Record<string, string>>
  flags: Readonly<Record<string, boolean>>
  argument: string
  passwordFromStdin: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

/** Returns the environment variable in which npm passes on an option that it consumed. */
const npmName = (option: string) => `npm_config_${option.replaceAll('-', '_')}`

/**
 * Throws a UsageError if npm has consumed options, as in `npm run lekta admin create --name Sri`. Without these
 * options the wrong account would be created. `email` is also a setting of npm, so it is not checked.
 */
function refuseNpmOptions(options: readonly string[], environment: Environment) {
  if (environment.npm_lifecycle_event !== 'lekta') return
  const takenByNpm = options.filter((option) => option !== 'email' && environment[npmName(option)] !== undefined)
  if (takenByNpm.length === 0) return
  const names = takenByNpm.map((option) => `--${option}`).join(' and ')
  throw new UsageError(`npm has kept ${names} for itself. Put two dashes after "lekta".`, usage())
}

const PASSWORD = 'password-stdin'

/** Returns the names of the options without a value. */
const flagNames = ({ flags = {}, password }: Command) => [...Object.keys(flags), ...(password ? [PASSWORD] : [])]

function parseOptions(args: readonly string[], command: Command, help: string) {
  const options = Object.fromEntries([
    ...Object.keys(command.options).map((name) => [name, { type: 'string' }] as const),
    ...flagNames(command).map((name) => [name, { type: 'boolean' }] as const),
  ])
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/\. (?=To specify)/)
    throw new UsageError(sentence.endsWith('.') ? sentence : `${sentence}.`, help)
  }
}

const isHelp = (word: string) => word === '--help' || word === '-h'

/** Returns the command at the beginning of the arguments, of one word or two, and what follows it. */
function findCommand(args: readonly string[]) {
  for (const length of [2, 1]) {
    const name = args.slice(0, length).join(' ')
    const command = commands[name]
    if (command) return { name, command, rest: args.slice(length) }
  }
  return null
}

/** Parses the arguments and returns either the requested help or the call. Throws a UsageError. */
export function parseCall(args: readonly string[], environment: Environment): { help: string } | { call: Call } {
  const found = findCommand(args)
  if (args.some(isHelp)) return { help: found ? usageOf(found.name, found.command) : usage(args[0]) }
  if (!found) {
    const words = args.filter((word) => !word.startsWith('-')).slice(0, 2)
    throw new UsageError(
      words.length === 0 ? 'Please give a command.' : `There is no command "${words.join(' ')}".`,
      usage(words[0]),
    )
  }
  const { name, command, rest } = found
  const help = usageOf(name, command)
  refuseNpmOptions([...Object.keys(command.options), ...flagNames(command)], environment)
  const { values, positionals } = parseOptions(rest, command, help)
  const [argument = '', ...more] = command.argument ? positionals : ['', ...positionals]
  if (more.length > 0) throw new UsageError(`Unexpected word "${more[0]}".`, help)
  if (command.argument && argument === '') throw new UsageError(`${command.argument} is missing.`, help)
  const entries = Object.entries(values)
  const typed = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const isSet = new Set(entries.flatMap(([name, value]) => (value === true ? [name] : [])))
  const flags = Object.fromEntries(flagNames(command).map((flag) => [flag, isSet.has(flag)]))
  const passwordFromStdin = flags[PASSWORD] === true
  return { call: { command, help, typed: Object.fromEntries(typed), flags, argument, passwordFromStdin } }
}

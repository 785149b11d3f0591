import { basename } from 'node:path'
import type { Command } from './command'
import { commands } from './commands'

/** Whether this is the command of a packed server. In a repository, npm runs the tool. */
const isPacked = basename(process.argv[1] ?? '') === 'lekta'
const program = isPacked ? 'lekta' : 'npm run lekta --'
const dashes = isPacked ? '' : '\nThe two dashes after "lekta" matter: without them npm keeps the options for itself.'

const column = (left: string, width: number, right: string) => `  ${left.padEnd(width)}  ${right}`

const callOf = (name: string, { argument }: Command) => (argument ? `${name} ${argument}` : name)

function widestOf(lines: readonly (readonly [string, string])[]) {
  const width = Math.max(...lines.map(([left]) => left.length))
  return lines.map(([left, right]) => column(left, width, right)).join('\n')
}

/** Returns the usage of all commands that begin with a word, or of the whole tool if none does. */
export function usage(word = ''): string {
  const all = Object.entries(commands)
  const matching = all.filter(([name]) => name.startsWith(`${word} `))
  const lines = (matching.length > 0 ? matching : all).map(
    ([name, command]) => [callOf(name, command), command.summary] as const,
  )
  return `Usage: ${program} <command> [options]

${widestOf(lines)}

"${program} <command> --help" lists the options of a command. What is missing is asked for on a terminal.${dashes}`
}

/** Returns the usage of one command. */
export function usageOf(name: string, command: Command): string {
  const optionLines = Object.entries(command.options).map(([option, { placeholder, help, otherwise }]) => {
    const rest = otherwise === undefined ? '' : ` (default: ${otherwise})`
    return [`--${option} ${placeholder}`, help + rest] as const
  })
  const flagLines = Object.entries(command.flags ?? {}).map(([flag, help]) => [`--${flag}`, help] as const)
  const forPassword = ['--password-stdin', 'read the password from standard input instead of generating one'] as const
  const shared = [...flagLines, ...(command.password ? [forPassword] : []), ['--help', 'print this'] as const]
  return `Usage: ${program} ${callOf(name, command)} [options]

${command.summary[0]?.toUpperCase()}${command.summary.slice(1)}.

${widestOf([...optionLines, ...shared])}`
}

import * as z from 'zod/mini'
import type { Option } from './command'
import { type Call, UsageError } from './parse'

/** Asks a question on a terminal and returns the line typed. */
export type AskQuestion = (question: string) => Promise<string>

const read = ({ schema }: Option, text: string): string | undefined => {
  const result = z.safeParse(schema, text)
  return result.success ? result.data : undefined
}

/** Asks until the answer is valid. Returns undefined if an optional value is left empty. */
async function askFor(option: Option, ask: AskQuestion, print: (line: string) => void): Promise<string | undefined> {
  const { question, otherwise, expected } = option
  const prompt = otherwise === undefined ? `${question}: ` : `${question} (${otherwise}): `
  for (;;) {
    const answer = (await ask(prompt)).trim()
    if (answer === '' && otherwise !== undefined) return undefined
    const value = read(option, answer)
    if (value !== undefined) return value
    print(`This must be ${expected}.`)
  }
}

/**
 * Returns the option values of a call. If a required value is missing, asks for all missing values on the terminal.
 * Without a terminal (`ask` is null), throws a UsageError for a missing required value. Also throws it for an invalid
 * value.
 */
export async function collectValues(
  { command, typed, help }: Pick<Call, 'command' | 'typed' | 'help'>,
  ask: AskQuestion | null,
  print: (line: string) => void,
): Promise<Record<string, string | undefined>> {
  const values: Record<string, string | undefined> = {}
  for (const [name, option] of Object.entries(command.options)) {
    const text = typed[name]
    if (text === undefined) continue
    values[name] = read(option, text)
    if (values[name] === undefined) throw new UsageError(`--${name} is "${text}" but must be ${option.expected}.`, help)
  }
  const missing = Object.entries(command.options).filter(([name]) => values[name] === undefined)
  const needed = missing.filter(([, { otherwise }]) => otherwise === undefined).map(([name]) => `--${name}`)
  if (!ask && needed.length > 0) throw new UsageError(`Missing: ${needed.join(', ')}.`, help)
  // If no required value is missing, the optional ones are not asked for.
  if (ask && needed.length > 0) for (const [name, option] of missing) values[name] = await askFor(option, ask, print)
  return values
}

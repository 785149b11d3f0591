import type * as z from 'zod/mini'
import type { Config } from '../config/config'
import type { Database } from '../database/connect'

/** One `--option` of a command. The tool can ask for a missing value on a terminal. */
export interface Option {
  /** Placeholder for the value in the usage text. */
  placeholder: string
  help: string
  question: string
  schema: z.ZodMiniType<string>
  /** The end of the sentence "… must be". */
  expected: string
  /** The default shown to the operator. An option without a default is required. */
  otherwise?: string
}

export type Options = Readonly<Record<string, Option>>

/** The values of options by name; undefined for a missing optional value. */
type ValuesOf<O extends Options> = {
  readonly [K in keyof O]: O[K] extends { otherwise: string }
    ? z.output<O[K]['schema']> | undefined
    : z.output<O[K]['schema']>
}

export interface Input<O extends Options = Options> {
  database: Database
  config: Config
  now: Date
  values: ValuesOf<O>
  /** The argument after the command, such as a username; empty if the command takes none. */
  argument: string
  /** The password from `--password-stdin`; null to generate one, and for commands without a password. */
  password: string | null
}

/** A command of the command line tool. */
export interface Command<O extends Options = Options> {
  /** One line for the usage text. */
  summary: string
  /** Whether the command sets a password, which then can be read from standard input. */
  password?: true
  /** Placeholder for the argument in the usage text. */
  argument?: string
  options: O
  /** Runs the command and returns the text to print. */
  run: (input: Input<O>) => Promise<string>
}

/**
 * Infers the type of `values` from the options. The result is an untyped Command, because its options are known only
 * after parsing.
 */
export const defineCommand = <const O extends Options>(command: Command<O>): Command => command as unknown as Command

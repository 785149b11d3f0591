import type * as z from 'zod/mini'
import type { Config } from '../config/config'
import type { Database } from '../database/connect'
import type { Job } from '../jobs/job'

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

/** Options without a value, by name, each with its line in the usage text. */
export type Flags = Readonly<Record<string, string>>

interface CommonInput<O extends Options, F extends Flags> {
  config: Config
  now: Date
  values: ValuesOf<O>
  flags: { readonly [K in keyof F]: boolean }
  /** The argument after the command, such as a username; empty if the command takes none. */
  argument: string
  /** Returns the absolute path of a file or folder, as seen from where the operator called the tool. */
  pathOf: (typed: string) => string
}

export interface Input<O extends Options = Options, F extends Flags = Flags> extends CommonInput<O, F> {
  database: Database
  /** The password from `--password-stdin`; null to generate one, and for commands without a password. */
  password: string | null
}

/** The input of a command that opens databases itself. */
export interface StandaloneInput<O extends Options = Options, F extends Flags = Flags> extends CommonInput<O, F> {
  /** All kinds of job. */
  jobs: readonly Job[]
  /** Shows how far a long command is. */
  progress: (text: string) => void
  /** Prints a sentence while the command runs. */
  print: (text: string) => void
}

interface CommonCommand<O extends Options, F extends Flags> {
  /** One line for the usage text. */
  summary: string
  /** Whether the command sets a password, which then can be read from standard input. */
  password?: true
  /** Placeholder for the argument in the usage text. */
  argument?: string
  options: O
  flags?: F
}

/** A command that works on the server's database. */
interface DatabaseCommand<O extends Options, F extends Flags> extends CommonCommand<O, F> {
  isStandalone?: false
  /** Runs the command and returns the text to print. */
  run: (input: Input<O, F>) => Promise<string>
}

/** A command that opens databases itself, or needs none. */
interface StandaloneCommand<O extends Options, F extends Flags> extends CommonCommand<O, F> {
  isStandalone: true
  /** Runs the command and returns the text to print. */
  run: (input: StandaloneInput<O, F>) => Promise<string>
}

/** Thrown by a command whose result is a failure: the result is printed like any other, and the exit code is 1. */
export class NegativeResult extends Error {
  override name = 'NegativeResult'
}

/** A command of the command line tool. */
export type Command<O extends Options = Options, F extends Flags = Flags> =
  | DatabaseCommand<O, F>
  | StandaloneCommand<O, F>

/**
 * Infers the types of `values` and `flags` from the options. The result is an untyped Command, because its options are
 * known only after parsing.
 */
export const defineCommand = <const O extends Options, const F extends Flags>(
  command: DatabaseCommand<O, F>,
): Command => command as unknown as Command

/** Like `defineCommand`, for a command that opens databases itself. */
export const defineStandaloneCommand = <const O extends Options, const F extends Flags>(
  command: Omit<StandaloneCommand<O, F>, 'isStandalone'>,
): Command => ({ ...command, isStandalone: true }) as unknown as Command

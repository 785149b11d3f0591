import type * as z from 'zod/mini'
import type { Config } from '../config/config'
import type { Database } from '../database/connect'

/** One `--option` of a command. It is asked for on a terminal when it is missing. */
export interface Option {
  /** Placeholder for the value in the usage. */
  placeholder: string
  help: string
  question: string
  schema: z.ZodMiniType<string>
  /** Ends the sentence "… must be". */
  expected: string
  /** What happens without the option; one that does not say so has to be given. */
  otherwise?: string
}

export type Options = Readonly<Record<string, Option>>

/** Values of options by name; undefined for an optional one that is missing. */
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
  /** The argument after the command, such as a username; empty for a command without one. */
  argument: string
  /** What `--password-stdin` has read; null means: generate one. */
  password: string | null
}

/** Something that the operator can do from the command line. */
export interface Command<O extends Options = Options> {
  /** What it does, after its name in the usage. */
  summary: string
  /** Placeholder for that argument in the usage. */
  argument?: string
  options: O
  /** Does it and returns what to print. */
  run: (input: Input<O>) => Promise<string>
}

/** Types what `run` gets by the options. A caller knows the options only when it has parsed them. */
export const defineCommand = <const O extends Options>(command: Command<O>): Command => command as unknown as Command

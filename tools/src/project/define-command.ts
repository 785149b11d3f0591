import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UsageError } from '../usage-error'
import { closest } from './closest'

/** A command of `lekta-tools`, which gets the words after its name. */
export type Command = (words: string[]) => unknown

type Options = NonNullable<ParseArgsConfig['options']>

/** What a command is called with. */
type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>

interface Definition<O extends Options> {
  /** What `--help` prints: how it is called, and what each option means. */
  usage: string
  options: O
  /** The word besides options, if the command takes one. */
  word?: { name: string; isOptional?: boolean }
  run: (parsed: Parsed<O>) => unknown
}

/** Throws a UsageError that says which word is missing, or which one is not expected. */
function assertWords(words: readonly string[], word: Definition<Options>['word']) {
  if (word && !word.isOptional && words.length === 0) throw new UsageError(`The ${word.name} is missing.`)
  const unexpected = words[word ? 1 : 0]
  if (unexpected !== undefined) throw new UsageError(`“${unexpected}” is not expected here.`)
}

/** Makes a command that explains itself with `--help`, and when it is called in a wrong way. */
export const defineCommand =
  <const O extends Options>({ usage, options, word, run }: Definition<O>): Command =>
  async (words) => {
    if (words.includes('--help')) return console.log(usage)
    try {
      const parsed = parse(words, options)
      assertWords(parsed.positionals, word)
      return await run(parsed)
    } catch (error) {
      throw error instanceof UsageError ? new UsageError(`${error.message}\n\n${usage}`) : error
    }
  }

/** Returns what is wrong with the options, in a sentence. */
function describeParsing({ code, message }: NodeJS.ErrnoException, options: Options): string {
  const name = /--?([\w-]+)/.exec(message)?.[1] ?? ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const meant = closest(name, Object.keys(options))
    return `There is no option --${name}.${meant ? ` Did you mean --${meant}?` : ''}`
  }
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
    return options[name]?.type === 'string' ? `--${name} needs a value.` : `--${name} takes no value.`
  return message
}

function parse<O extends Options>(args: string[], options: O): Parsed<O> {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    const failure = error as NodeJS.ErrnoException
    throw failure.code?.startsWith('ERR_PARSE_ARGS') ? new UsageError(describeParsing(failure, options)) : error
  }
}

import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UsageError } from '../usage-error'

/** A command of `lekta-tools`, which gets the words after its name. */
export type Command = (words: string[]) => unknown

type Options = NonNullable<ParseArgsConfig['options']>

/** What a command is called with. */
type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>

interface Definition<O extends Options> {
  /** What `--help` prints: how it is called, and what each option means. */
  usage: string
  options: O
  /** The least and the most words besides options; none if left out. */
  words?: readonly [least: number, most: number]
  run: (parsed: Parsed<O>) => unknown
}

const countWords = (words: readonly string[], [least, most]: readonly [number, number]) => {
  if (words.length < least) throw new UsageError('Something is missing.')
  if (words.length > most) throw new UsageError(`“${words[most]}” is too much.`)
}

/** Makes a command that explains itself with `--help`, and when it is called in a wrong way. */
export const defineCommand =
  <const O extends Options>({ usage, options, words: counts = [0, 0], run }: Definition<O>): Command =>
  async (words) => {
    if (words.includes('--help')) return console.log(usage)
    try {
      const parsed = parse(words, options)
      countWords(parsed.positionals, counts)
      return await run(parsed)
    } catch (error) {
      throw error instanceof UsageError ? new UsageError(`${error.message}\n\n${usage}`) : error
    }
  }

function parse<O extends Options>(args: string[], options: O): Parsed<O> {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw code?.startsWith('ERR_PARSE_ARGS') ? new UsageError(message) : error
  }
}

import { namedNpmFlags } from '../npm-flags'
import { UsageError } from '../usage-error'
import { optionNames } from './new-request'

/** Returns the options of `command` that npm took as its own. Throws a UsageError if npm dropped the value of one. */
export function npmOptions(command: string): string[] {
  const options = namedNpmFlags(process.env, optionNames)
  const [cut] = options.filter((option) => !option.includes('=') && option !== '--help')
  if (cut) throw new UsageError(`npm took ${cut} for an option of its own: write ${command} -- … with two dashes.`)
  return options
}

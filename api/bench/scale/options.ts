import { parseArgs } from 'node:util'
import { FULL_SCHOOLS } from './country'

export interface Options {
  schools: number
  /** The folder in which the country is stored after the benchmark, and found at its next run; null deletes it. */
  keep: string | null
}

/** Reads `--schools 20` and `--keep <folder>`. Throws an Error for anything else. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { schools: { type: 'string', default: String(FULL_SCHOOLS) }, keep: { type: 'string' } },
  })
  const schools = Number(values.schools)
  if (!Number.isInteger(schools) || schools < 2) throw new Error('--schools must be a whole number from 2 on.')
  return { schools, keep: values.keep ?? null }
}

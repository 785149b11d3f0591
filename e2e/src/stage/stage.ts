import { join } from 'node:path'

/** Where a failed test leaves what the browser showed and said. */
export const artifacts = join(__dirname, '../../artifacts')

/** What the whole run shares. */
export interface Stage {
  /** Address of the portal. */
  portal: string
  /** Where the browser listens. */
  browser: string
  /** For files of this run. */
  folder: string
  /** The copy of the built portal that is served. */
  dist: string
  /** Usernames of children with a test to take, as they were before any test. */
  children: readonly string[]
  /** The data folder of the portal; a second portal on it shares the database. */
  data: string
}

export function stage(): Stage {
  const told = process.env.LEKTA_E2E_STAGE
  if (!told) throw new Error('The stage is set by jest’s global setup, which has not run.')
  return JSON.parse(told) as Stage
}

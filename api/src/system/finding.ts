import type { Config } from '../config/config'
import type { Connection } from '../database/connect'

/** `good`: nothing to do; `warning`: works, but should be changed; `bad`: does not work. */
export type Verdict = 'good' | 'warning' | 'bad'

/** What a check has found: a sentence, which for a problem also says what to do. */
export interface Finding {
  verdict: Verdict
  text: string
}

/** The parts of an installation that are checked, in the order of the report. */
export const subjects = ['settings', 'database', 'clock', 'disk', 'mail', 'portal', 'address', 'backup'] as const
export type Subject = (typeof subjects)[number]

export interface CheckContext {
  config: Config
  /** The database; null if it cannot be reached, which the check `database` reports. */
  connection: Connection | null
  now: Date
  /** Receives a test e-mail; null sends none. */
  mailTo: string | null
}

/** Examines one part. Returns at least one finding. */
export type Check = (context: CheckContext) => Promise<Finding[]>

export const good = (text: string): Finding => ({ verdict: 'good', text })
export const warning = (text: string): Finding => ({ verdict: 'warning', text })
export const bad = (text: string): Finding => ({ verdict: 'bad', text })

/** Returns the end of a sentence about an error: its message, without a period. */
export const reasonOf = (error: unknown): string => {
  const { message, code } = error as Error & { code?: string }
  return (message || code || String(error)).replace(/\.$/, '')
}

import type { SystemSubject, Verdict } from '@lekta/shared/contract/platform/system'
import type { Config } from '../config/config'
import type { Database } from '../database/connect'
import type { Sentence } from '../i18n/sentence'

/** What a check has found: a sentence, which for a problem also says what to do. */
export interface Finding {
  verdict: Verdict
  sentence: Sentence
}

/** The finding of a check, with the part that it is about. */
export interface SubjectFinding extends Finding {
  subject: SystemSubject
}

export interface CheckContext {
  config: Config
  /** Null if the database cannot be reached, which the check `database` reports. */
  database: Database | null
  /** Why the database cannot be reached, without a period; empty if it can. */
  unreachable: string
  now: Date
  /** Receives a test e-mail; null sends none. */
  mailTo: string | null
}

/** Examines one part. Returns at least one finding. */
export type Check = (context: CheckContext) => Promise<Finding[]>

export const good = (sentence: Sentence): Finding => ({ verdict: 'good', sentence })
export const warning = (sentence: Sentence): Finding => ({ verdict: 'warning', sentence })
export const bad = (sentence: Sentence): Finding => ({ verdict: 'bad', sentence })

import type { Role } from '@lekta/shared/contract/endpoint'
import type { Subject } from '@lekta/shared/contract/notification'

/** Formats a time in the recipient's language and a time zone. */
export type FormatTime = (iso: string, zone: string) => string
type Sentence<V> = (values: V, formatTime: FormatTime) => string

/**
 * A kind of notification: its subject, its sentence in both languages, and the page that it links to for each role. The
 * event comes first in each sentence, because the bell shows only the beginning.
 */
export interface Kind<V> {
  subject: Subject
  en: Sentence<V>
  id: Sentence<V>
  link: (values: V, role: Role) => string | null
  /**
   * Returns the finished attempt whose report the notification announces. The mail then contains a link to that
   * report.
   */
  report?: (values: V) => number
}

/** Returns a kind of notification unchanged. This function only checks its type. */
export const kind = <V>(definition: Kind<V>) => definition

/** Returns the page of a child for its parents. */
export const childPage = (childId: number) => `/parent/profile/child/${childId}`

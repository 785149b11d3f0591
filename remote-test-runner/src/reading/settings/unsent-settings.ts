import { browserStore } from '@lekta/shared/client'
import { type ReadingKind, type ReadingSettings, readingChoices } from '@lekta/shared/contract/assessment/reading'

const keyOf = (studentId: number) => `lekta-reading-ways:${studentId}`

// Not checked by the schema, because zod would be a twentieth of the code that loads before the first text.
const isSettings = (value: unknown): value is ReadingSettings =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(readingChoices).every(([kind, choices]: [string, readonly unknown[]]) =>
    choices.includes((value as Partial<ReadingSettings>)[kind as ReadingKind]),
  )

/** Returns this child's settings that have not been sent to the server yet, or null if there are none. */
export function unsentSettings(studentId: number): ReadingSettings | null {
  try {
    const stored: unknown = JSON.parse(browserStore.get(keyOf(studentId)) ?? 'null')
    return isSettings(stored) ? stored : null
  } catch {
    // Text that other code has stored under this key is ignored.
    return null
  }
}

export const keepUnsent = (studentId: number, settings: ReadingSettings) =>
  browserStore.set(keyOf(studentId), JSON.stringify(settings))
export const dropUnsent = (studentId: number) => browserStore.remove(keyOf(studentId))

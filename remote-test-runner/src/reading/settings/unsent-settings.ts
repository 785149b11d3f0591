import { browserStore } from '@lekta/shared/client'
import { ReadingSettings } from '@lekta/shared/contract/assessment/reading'

const keyOf = (studentId: number) => `lekta-reading-ways:${studentId}`

/** Returns this child's settings that have not been sent to the server yet, or null if there are none. */
export function unsentSettings(studentId: number): ReadingSettings | null {
  try {
    return ReadingSettings.safeParse(JSON.parse(browserStore.get(keyOf(studentId)) ?? 'null')).data ?? null
  } catch {
    // Text that other code has stored under this key is ignored.
    return null
  }
}

export const keepUnsent = (studentId: number, settings: ReadingSettings) =>
  browserStore.set(keyOf(studentId), JSON.stringify(settings))
export const dropUnsent = (studentId: number) => browserStore.remove(keyOf(studentId))

import { browserStore } from '@lekta/shared/client'
import { ReadingSettings } from '@lekta/shared/contract/assessment/reading'

const keyOf = (studentId: number) => `lekta-reading-ways:${studentId}`

/** A choice of this child that has not been sent to the server yet, if any. */
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

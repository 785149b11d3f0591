import type { ReadingSettings } from '@lekta/shared/contract/assessment/reading'
import { isApiError } from '../../queue/error-kind'
import { dropUnsent, keepUnsent } from './unsent-settings'

/** Saves choices that are made in quick succession. */
export interface SettingsSaver {
  /** Saves the settings of a child, whose id may not be known yet. Rejects only because of a bug. */
  save(settings: ReadingSettings, studentId: number | null): Promise<void>
}

/**
 * Creates a saver that sends one choice at a time. If several choices are made while one is being sent, only the
 * newest of them is sent next. Keeps unsent choices in this browser.
 */
export function createSettingsSaver(send: (settings: ReadingSettings) => Promise<void>): SettingsSaver {
  let next: ReadingSettings | null = null
  let sending: Promise<void> | null = null

  async function sendAll(studentId: number | null) {
    while (next) {
      const settings = next
      next = null
      await send(settings)
    }
    if (studentId !== null) dropUnsent(studentId)
  }

  return {
    save(settings, studentId) {
      next = settings
      if (studentId !== null) keepUnsent(studentId, settings)
      sending ??= sendAll(studentId)
        .catch((thrown: unknown) => {
          // Without a network the choice applies on this page and is sent later.
          if (!isApiError(thrown)) throw thrown
        })
        .finally(() => {
          sending = null
        })
      return sending
    },
  }
}

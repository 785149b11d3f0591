import type { ReadingSettings } from '@lekta/shared/contract/reading'
import { isApiError } from '../queue/error-kind'
import { dropUnsent, keepUnsent } from './unsent-settings'

/** Keeps choices that come in quick succession. */
export interface SettingsSaver {
  /** Keeps this choice of a child whose number is given as far as it is known. Rejects for a fault of ours alone. */
  save(settings: ReadingSettings, studentId: number | null): Promise<void>
}

/** Sends one choice at a time, and after it the newest that has come meanwhile; what does not arrive waits in this browser. */
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
          // Without the network the choice stands on this page and waits in this browser for the next one.
          if (!isApiError(thrown)) throw thrown
        })
        .finally(() => {
          sending = null
        })
      return sending
    },
  }
}

import type { ReadingSettings } from '@lekta/shared/contract/reading'
import { isApiError } from '../queue/fault'
import { dropUnsent, keepUnsent } from './unsent'

/** Keeps choices that come in quick succession. */
export interface WaysKeeper {
  /** Keeps this choice of a child whose number is given as far as it is known. Rejects for a fault of ours alone. */
  keep(ways: ReadingSettings, studentId: number | null): Promise<void>
}

/** Sends one choice at a time, and after it the newest that has come meanwhile; what does not arrive waits in this browser. */
export function createWaysKeeper(send: (ways: ReadingSettings) => Promise<void>): WaysKeeper {
  let next: ReadingSettings | null = null
  let sending: Promise<void> | null = null

  async function sendAll(studentId: number | null) {
    while (next) {
      const ways = next
      next = null
      await send(ways)
    }
    if (studentId !== null) dropUnsent(studentId)
  }

  return {
    keep(ways, studentId) {
      next = ways
      if (studentId !== null) keepUnsent(studentId, ways)
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

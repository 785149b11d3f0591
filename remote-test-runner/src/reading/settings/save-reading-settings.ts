import { call, type Store, updateCached } from '@lekta/shared/client'
import { type ReadingSettings, readingContract } from '@lekta/shared/contract/reading'

/** Saves how the child likes to read: at once for every page here, then on the server. Rejects with an `ApiError`; the pages stay changed. */
export async function saveReadingSettings(store: Store, settings: ReadingSettings): Promise<void> {
  updateCached(store, readingContract.readingWays, undefined, (saved) => {
    saved.ways = settings
  })
  await call(store.http, readingContract.keepReadingWays, { body: settings })
}

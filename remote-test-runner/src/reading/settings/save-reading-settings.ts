import { call, type Store, updateCached } from '@lekta/shared/client'
import { type ReadingSettings, readingContract } from '@lekta/shared/contract/assessment/reading'

/**
 * Saves a child's reading settings, first for all views on this page, then on the server. Rejects with an `ApiError`
 * if the server cannot store them; the page keeps the new settings even then.
 */
export async function saveReadingSettings(store: Store, settings: ReadingSettings): Promise<void> {
  updateCached(store, readingContract.readingWays, undefined, (saved) => {
    saved.ways = settings
  })
  await call(store.http, readingContract.keepReadingWays, { body: settings })
}

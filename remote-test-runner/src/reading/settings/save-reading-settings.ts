import { call, type Store, updateCached } from '@lekta/shared/client'
import { type ReadingSettings, readingContract } from '@lekta/shared/contract/assessment/reading'

/**
 * Saves a child's reading settings: at once for every view on this page, then on the server. Rejects with an
 * `ApiError`; the page keeps the new settings.
 */
export async function saveReadingSettings(store: Store, settings: ReadingSettings): Promise<void> {
  updateCached(store, readingContract.readingWays, undefined, (saved) => {
    saved.ways = settings
  })
  await call(store.http, readingContract.keepReadingWays, { body: settings })
}

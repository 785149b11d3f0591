import { call, inject, type Store } from '@lekta/shared/client'
import { type ReadingSettings, readingContract } from '../contract/reading'

const { util, useReadingWaysQuery } = inject(readingContract)

export { useReadingWaysQuery }

/** Keeps how the child likes to read: at once for every page here, then on the server. Rejects with an `ApiError`; the pages stay as they are. */
export async function keepReadingWays(store: Store, ways: ReadingSettings): Promise<void> {
  store.dispatch(
    util.updateQueryData('readingWays', undefined, (kept) => {
      kept.ways = ways
    }),
  )
  await call(store.http, readingContract.keepReadingWays, { body: ways })
}

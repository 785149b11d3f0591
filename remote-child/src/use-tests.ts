import { useQuery } from '@lekta/shared/client'
import { attemptContract } from '@lekta/shared/contract/assessment/attempt'

/** Milliseconds between two checks for newly opened tests. */
const pollingMs = 60_000

/**
 * Returns the child's tests. Fetches them again at each visit, on return from another tab, and at intervals while the
 * page is visible.
 */
export const useTests = () =>
  useQuery(attemptContract.tests, undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    pollingInterval: pollingMs,
    skipPollingIfUnfocused: true,
  })

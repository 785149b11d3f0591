import { useQuery } from '@lekta/shared/client'
import { attemptContract } from '@lekta/shared/contract/assessment/attempt'

/** Milliseconds between two checks whether a test has opened. */
const pollingMs = 60_000

/** The child's tests; refetched at each visit, on return from another tab, and while the page is visible. */
export const useTests = () =>
  useQuery(attemptContract.tests, undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    pollingInterval: pollingMs,
    skipPollingIfUnfocused: true,
  })

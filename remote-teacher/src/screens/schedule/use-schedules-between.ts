import { type ApiError, useQuery } from '@lekta/shared/client'
import { type Schedule, scheduleContract } from '@lekta/shared/contract/schedule'
import { largestPage } from '@lekta/shared/lib/paging/walk-pages'

interface Found {
  /** Undefined while loading. */
  rows: Schedule[] | undefined
  error: ApiError | undefined
  retry: () => unknown
}

/** Tests that are open at some time between two dates, the earliest first; at most the server's largest page. */
export function useSchedulesBetween(from: string, until: string): Found {
  const query = { from, until, options: { itemsPerPage: largestPage, sortBy: 'opens_at' } }
  const { currentData, error, refetch } = useQuery(
    scheduleContract.schedules,
    { query },
    { refetchOnMountOrArgChange: true },
  )
  const failure = currentData ? undefined : (error as ApiError | undefined)
  return { rows: currentData?.data, error: failure, retry: refetch }
}

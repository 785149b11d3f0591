import { useQuery } from '@lekta/shared/client'
import { type Schedule, scheduleContract } from '@lekta/shared/contract/schedule'
import type { QueryState } from '@lekta/shared/feedback/query-content'
import { largestPage } from '@lekta/shared/lib/paging/walk-pages'

/**
 * Returns the tests that are open at any time between two dates, the earliest first. Returns at most one page of the
 * largest size that the server allows.
 */
export function useSchedulesBetween(from: string, until: string): QueryState<Schedule[]> {
  const query = { from, until, options: { itemsPerPage: largestPage, sortBy: 'opens_at' } }
  const { currentData, error, refetch } = useQuery(
    scheduleContract.schedules,
    { query },
    { refetchOnMountOrArgChange: true },
  )
  return { data: currentData?.data, error, refetch }
}

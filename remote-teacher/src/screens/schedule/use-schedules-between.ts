import { useQuery } from '@lekta/shared/client'
import { type Schedule, scheduleContract } from '@lekta/shared/contract/schedule'
import type { QueryState } from '@lekta/shared/feedback/query-content'
import { largestPage } from '@lekta/shared/lib/paging/walk-pages'

/** Tests that are open at some time between two dates, the earliest first; at most the server's largest page. */
export function useSchedulesBetween(from: string, until: string): QueryState<Schedule[]> {
  const query = { from, until, options: { itemsPerPage: largestPage, sortBy: 'opens_at' } }
  const { currentData, error, refetch } = useQuery(
    scheduleContract.schedules,
    { query },
    { refetchOnMountOrArgChange: true },
  )
  return { data: currentData?.data, error, refetch }
}

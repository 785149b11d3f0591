import { useQuery } from '@lekta/shared/client'
import { type ListedReport, reportContract } from '@lekta/shared/contract/assessment/report'
import type { Page } from '@lekta/shared/contract/endpoint'
import type { QueryState } from '@lekta/shared/feedback/query-content'

const pageSize = 50

interface Finished extends QueryState<Page<ListedReport>> {
  isLoading: boolean
}

/**
 * Returns a page of the child's finished tests, newest first. Fetches it again at each visit, because a test may have
 * ended since.
 */
export const useFinished = (page = 1): Finished =>
  useQuery(
    reportContract.reports,
    { query: { options: { page, itemsPerPage: pageSize } } },
    { refetchOnMountOrArgChange: true },
  )

import type { ApiError } from '@lekta/shared/client'
import { DashboardSkeleton, FailureNotice } from '@lekta/shared/ui'
import type { ReactNode } from 'react'

/** Dashboards refetch at each visit, also on return from another tab, and every minute while they are visible. */
export const dashboardQueryOptions = {
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
} as const

interface Props<T> {
  query: { data?: T | undefined; error?: unknown; refetch: () => unknown }
  children: (data: T) => ReactNode
}

/**
 * Renders the children with a dashboard's data: a skeleton while it loads, and a notice with a retry button if that
 * fails.
 */
export function DashboardQuery<T>({ query, children }: Props<T>) {
  const { data, error, refetch } = query
  if (error && !data) return <FailureNotice message={(error as ApiError).message} onRetry={refetch} />
  return data ? children(data) : <DashboardSkeleton />
}

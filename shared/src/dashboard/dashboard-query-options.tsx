/** Dashboards refetch on each visit, on return from another tab, and every minute while they are visible. */
export const dashboardQueryOptions = {
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
} as const

import type { ApiError } from '@lekta/shared/client'
import { FailureNotice } from '@lekta/shared/ui'
import type { ReactNode } from 'react'

/** The part of a query's state that a page needs. The result of `useQuery` contains it. */
export interface QueryState<Data> {
  /** Undefined until the first answer. */
  data?: Data | undefined
  /** An `ApiError`, or undefined. */
  error?: unknown
  refetch: () => unknown
}

type DataOf<Query extends QueryState<unknown>> = Exclude<Query['data'], undefined>
type Queries = Readonly<Record<string, QueryState<unknown>>>

/**
 * Combines several queries into one query with the data of all of them. Its error is that of the first failed query.
 * While data are missing, only errors of queries without data count.
 */
export function combineQueries<Q extends Queries>(queries: Q): QueryState<{ [Name in keyof Q]: DataOf<Q[Name]> }> {
  const all = Object.values(queries)
  const missing = all.filter(({ data }) => data === undefined)
  const failed = (missing.length > 0 ? missing : all).find(({ error }) => error)
  const data = Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, query.data]))
  return {
    data: missing.length > 0 ? undefined : (data as { [Name in keyof Q]: DataOf<Q[Name]> }),
    error: failed?.error,
    refetch: () => failed?.refetch(),
  }
}

interface Props<Data> {
  query: QueryState<Data>
  /** Placeholders that are shown until the first answer arrives. */
  skeleton: ReactNode
  /**
   * Whether the user edits the data. If a refetch fails, a notice replaces the data, so that no outdated data are
   * saved.
   */
  isForm?: boolean
  /** The level of the failure's heading: 1 if the page has no other heading. */
  order?: 1 | 2
  /** Content above a failure, such as a link back. */
  aboveFailure?: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Renders the children with the data of a query, placeholders while it loads, and a notice with a retry if it fails.
 */
export function QueryContent<Data>({ query, skeleton, isForm, order, aboveFailure, children }: Props<Data>) {
  const { data, error, refetch } = query
  if (error && (data === undefined || isForm))
    return (
      <>
        {aboveFailure}
        <FailureNotice message={(error as ApiError).message} onRetry={refetch} {...(order && { order })} />
      </>
    )
  return data === undefined ? skeleton : children(data)
}

import { useLocation } from '@lekta/shared/routing'
import { useEffect, useRef, useState } from 'react'

/** Milliseconds for which the loading indicator stays after a success. */
export const loadingAfterEmptyMs = 1500

/** Returns true while loading and for a short time after a success. A failure ends the indicator immediately. */
export function useLoadingIndicator(loading: boolean, failed: boolean): boolean {
  const [tail, setTail] = useState(false)
  useEffect(() => {
    if (loading) return setTail(true)
    if (failed) return setTail(false)
    const timer = setTimeout(() => setTail(false), loadingAfterEmptyMs)
    return () => clearTimeout(timer)
  }, [loading, failed])
  return loading || (tail && !failed)
}

/** Refetches when the address of an open list changes, even if the result is cached. */
export function useReload({ refetch }: { refetch: () => unknown }) {
  const { key } = useLocation()
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    // The list's parent has the query, and its effects run after this one. The microtask delays the refetch until the
    // query has the new address.
    queueMicrotask(refetch)
  }, [key, refetch])
}

/** Milliseconds for which the rows of the previous query stay visible while new rows load. */
export const placeholderDelayMs = 300

interface QueryState {
  data?: unknown
  currentData?: unknown
  isFetching: boolean
}

/** Returns whether rows of the previous query have stayed for too long; placeholders then replace them. */
export function useOverdue({ data, currentData, isFetching }: QueryState): boolean {
  const older = isFetching && data !== undefined && currentData === undefined
  const [overdue, setOverdue] = useState(false)
  useEffect(() => {
    if (!older) return setOverdue(false)
    const timer = setTimeout(() => setOverdue(true), placeholderDelayMs)
    return () => clearTimeout(timer)
  }, [older])
  return older && overdue
}

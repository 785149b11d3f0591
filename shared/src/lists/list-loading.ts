import { useLocation } from '@lekta/shared/routing'
import { useEffect, useRef, useState } from 'react'

/** How long the loading sign stays after a success, in milliseconds. */
export const loadingAfterEmptyMs = 1500

/** True while loading and for the tail after a success; a failure ends it at once. */
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

/** Asks the server again when the address of an open list changes, even for what was asked for a moment ago. */
export function useReload({ refetch }: { refetch: () => unknown }) {
  const { key } = useLocation()
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    // The query belongs to the screen around the list, whose effects run after this one and take up the new address.
    queueMicrotask(refetch)
  }, [key, refetch])
}

/** How long rows of an older question may show while the newer answer is on its way, in milliseconds. */
export const placeholderDelayMs = 300

interface QueryState {
  data?: unknown
  currentData?: unknown
  isFetching: boolean
}

/** Returns whether rows of an older question have shown for too long; placeholders then take their place. */
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

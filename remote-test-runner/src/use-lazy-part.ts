import { useCallback, useEffect, useState } from 'react'

type Load<T> = () => Promise<T>

/**
 * Returns a part of a page whose code is loaded when needed; null until then. If loading fails, it is repeated when
 * the network returns, or on `retry`.
 */
export function useLazyPart<T extends object>(load: Load<T>, isNeeded: boolean) {
  const [part, setPart] = useState<T | null>(null)
  const [isMissing, setMissing] = useState(false)
  const fetchPart = useCallback(() => {
    setMissing(false)
    load().then(setPart, () => setMissing(true))
  }, [load])
  useEffect(() => {
    if (isNeeded) fetchPart()
  }, [isNeeded, fetchPart])
  useEffect(() => {
    if (!isMissing) return
    window.addEventListener('online', fetchPart)
    return () => window.removeEventListener('online', fetchPart)
  }, [isMissing, fetchPart])
  return { part, isMissing, retry: fetchPart }
}

/** Loads code in idle time, because the network may be gone when the code is needed. */
export function usePrefetch(load: Load<unknown>) {
  useEffect(() => {
    // If this fails, the code is loaded when it is needed, and the error is shown then.
    const fetchNow = () => void load().catch(() => undefined)
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(fetchNow, 2000)
      return () => clearTimeout(timer)
    }
    const callback = requestIdleCallback(fetchNow, { timeout: 5000 })
    return () => cancelIdleCallback(callback)
  }, [load])
}

import { useCallback, useEffect, useState } from 'react'

type Load<T> = () => Promise<T>

/** A part of a page whose code comes when it is wanted: null until then. Where it did not come, it comes with the network, or when it is tried again. */
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

/** Fetches what may be wanted later once the browser has nothing else to do: by then the network may be gone. */
export function usePrefetch(load: Load<unknown>) {
  useEffect(() => {
    // Where it does not come now, it is fetched when it is wanted, and its absence told then.
    const fetchNow = () => void load().catch(() => undefined)
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(fetchNow, 2000)
      return () => clearTimeout(timer)
    }
    const callback = requestIdleCallback(fetchNow, { timeout: 5000 })
    return () => cancelIdleCallback(callback)
  }, [load])
}

import { useCallback, useRef, useState } from 'react'

/** The width that is assumed where nothing can be measured, such as in tests. */
const usualWidth = 640

/** Returns a ref for an element, and its width in pixels, which follows the window. */
export function useChartWidth(): { ref: (element: HTMLElement | null) => void; width: number } {
  const [width, setWidth] = useState(usualWidth)
  const stop = useRef<(() => void) | null>(null)
  const ref = useCallback((element: HTMLElement | null) => {
    stop.current?.()
    stop.current = null
    if (!element) return
    const measure = () => setWidth((before) => Math.round(element.clientWidth) || before)
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    stop.current = () => observer.disconnect()
  }, [])
  return { ref, width }
}

import { useLocation } from '@lekta/shared/routing'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Something that opens over the page: it takes the focus when it opens or changes what it shows, closes on Escape and with
 * each navigation, also to the page that is open, and gives the focus back. `open` says what it shows; `close` stays the same.
 */
export function useDrawer<E extends HTMLElement>(open: string | null, close: () => void): RefObject<E | null> {
  const drawer = useRef<E>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes it, not its opening
  useEffect(() => {
    if (open) close()
  }, [key])
  useEffect(() => {
    if (!open) return
    const { activeElement: opener } = document
    const element = drawer.current
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && close()
    element?.focus({ preventScroll: true })
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      // A page that was opened from the drawer has the focus already.
      const { activeElement, body } = document
      const lost = activeElement === body || element?.contains(activeElement)
      if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [close, open])
  return drawer
}

import { useLocation } from '@lekta/shared/routing'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Controls an overlay such as a drawer. The overlay takes the focus when it opens or its content changes. It closes
 * on Escape and at each navigation, even to the current page, and then returns the focus. `open` names the content;
 * `close` must be stable.
 */
export function useDrawer<E extends HTMLElement>(open: string | null, close: () => void): RefObject<E | null> {
  const drawer = useRef<E>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a navigation closes it, not its opening
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
      // A page that was opened from the drawer already has the focus.
      const { activeElement, body } = document
      const lost = activeElement === body || element?.contains(activeElement)
      if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [close, open])
  return drawer
}

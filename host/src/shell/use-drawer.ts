import { layoutSlice, useAppDispatch, useAppSelector } from '@lekta/shared/client'
import { useLocation } from '@lekta/shared/routing'
import { useCallback, useEffect, useRef } from 'react'

/**
 * The sidebar as a phone's drawer: it takes the focus when it opens, closes on Escape and with each navigation, also to
 * the page that is open, and gives the focus back.
 */
export function useDrawer() {
  const dispatch = useAppDispatch()
  const open = useAppSelector(({ layout }) => layout.device === 'mobile' && layout.sidebar.opened)
  const drawer = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const close = useCallback(() => dispatch(layoutSlice.actions.sidebarClosed({ withoutAnimation: false })), [dispatch])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes it, not its opening
  useEffect(() => {
    if (open) close()
  }, [key])
  useEffect(() => {
    if (!open) return
    const { activeElement: opener } = document
    const element = drawer.current
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
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

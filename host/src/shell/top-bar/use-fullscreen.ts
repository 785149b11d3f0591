import { noticeSlice, useAppDispatch } from '@lekta/shared/client'
import { useSyncExternalStore } from 'react'

const follow = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
// Browsers without full screen, such as on an iPhone, do not define `fullscreenElement`.
const isFull = () => Boolean(document.fullscreenElement)

/**
 * Returns whether the portal is in full screen, and a function that toggles this. Shows a notice if the browser does
 * not support full screen.
 */
export function useFullscreen() {
  const dispatch = useAppDispatch()
  const full = useSyncExternalStore(follow, isFull)
  const refuse = () => dispatch(noticeSlice.actions.noticed({ kind: 'warning', text: 'you browser can not work' }))
  const toggle = () => {
    if (!document.fullscreenEnabled) return void refuse()
    if (full) void document.exitFullscreen()
    else document.documentElement.requestFullscreen().catch(refuse)
  }
  return { full, toggle }
}

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** Calls at every sign that somebody is at the page, its coming into sight included. Returns the way to stop. */
export function watchTouches(listener: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') listener()
  }
  for (const sign of signs) document.addEventListener(sign, listener, { capture: true, passive: true })
  document.addEventListener('visibilitychange', look)
  return () => {
    for (const sign of signs) document.removeEventListener(sign, listener, { capture: true })
    document.removeEventListener('visibilitychange', look)
  }
}

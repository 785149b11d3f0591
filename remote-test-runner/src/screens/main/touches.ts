const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** Calls back at every input, and when the page becomes visible. Returns a function that stops it. */
export function watchInput(listener: () => void): () => void {
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

const inputEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** Calls `listener` at every input, and when the page becomes visible. Returns a function that stops this. */
export function watchInput(listener: () => void): () => void {
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') listener()
  }
  for (const event of inputEvents) document.addEventListener(event, listener, { capture: true, passive: true })
  document.addEventListener('visibilitychange', onVisibilityChange)
  return () => {
    for (const event of inputEvents) document.removeEventListener(event, listener, { capture: true })
    document.removeEventListener('visibilitychange', onVisibilityChange)
  }
}

/** Milliseconds after which a page that is still too short is not expected to grow. */
const timeoutMs = 3000

const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to the position at which the page was left. If the page is too short, tries again whenever it grows, until
 * the user scrolls. Returns a function that stops these attempts.
 */
export function scrollWhenTall(top: number): () => void {
  const go = () => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 1) stop()
  }
  const growth = new ResizeObserver(go)
  const timer = setTimeout(() => stop(), timeoutMs)
  const stop = () => {
    clearTimeout(timer)
    growth.disconnect()
    for (const sign of signs) window.removeEventListener(sign, stop)
  }
  for (const sign of signs) window.addEventListener(sign, stop, { passive: true })
  growth.observe(document.body)
  go()
  return stop
}

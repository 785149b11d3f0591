/** After this long, a page that is still not tall enough will not be. */
const timeoutMs = 3000

const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to where the page was left; while it is not yet tall enough, as it grows, until somebody scrolls by themselves.
 * Returns the way to give up.
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

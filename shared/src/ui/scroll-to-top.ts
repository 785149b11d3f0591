/** How long the way to the top takes, in milliseconds. */
export const scrollTime = 500

/** Scrolls the page to its top, at once for whoever wants no motion; whoever scrolls down meanwhile is not pulled along. */
export function scrollToTop() {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return window.scrollTo(0, 0)
  const from = window.scrollY
  const begin = performance.now()
  let reached = from
  const step = () => {
    // A page that shrinks meanwhile is further up by itself; a browser rounds to the dots of its screen.
    if (window.scrollY > reached + 2) return
    const left = Math.max(0, 1 - (performance.now() - begin) / scrollTime)
    window.scrollTo(0, Math.min(window.scrollY, from * left ** 3))
    reached = window.scrollY
    if (left > 0) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

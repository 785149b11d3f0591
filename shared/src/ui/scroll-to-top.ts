/** Duration of the scroll to the top in milliseconds. */
export const scrollTime = 500

/** Scrolls to the top, instantly if the user prefers reduced motion. Stops if the user scrolls down. */
export function scrollToTop() {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return window.scrollTo(0, 0)
  const from = window.scrollY
  const begin = performance.now()
  let reached = from
  const step = () => {
    // Stops if the user has scrolled down, because a page that shrinks only moves up. Browsers round to device
    // pixels.
    if (window.scrollY > reached + 2) return
    const left = Math.max(0, 1 - (performance.now() - begin) / scrollTime)
    window.scrollTo(0, Math.min(window.scrollY, from * left ** 3))
    reached = window.scrollY
    if (left > 0) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

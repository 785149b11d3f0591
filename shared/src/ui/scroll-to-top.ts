/** How long the way to the top takes, in milliseconds. */
export const scrollTime = 500

/** Scrolls the page to its top, at once for whoever wants no motion. */
export function scrollToTop() {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return window.scrollTo(0, 0)
  const from = window.scrollY
  const begin = performance.now()
  const step = () => {
    const left = Math.max(0, 1 - (performance.now() - begin) / scrollTime)
    window.scrollTo(0, from * left ** 3)
    if (left > 0) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

/**
 * Runs in the page. Returns facts about its layout that are wrong on any machine, whatever its fonts: what is wider
 * than the window, outside of it, or covered by something else that can be clicked. `scope` selects the part in which
 * to look for such elements.
 */
export function findLayoutProblems(scope = 'body'): string[] {
  const nameOf = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    return `${element.tagName.toLowerCase()} “${text}”`
  }
  const problems: string[] = []
  const wider = document.documentElement.scrollWidth - window.innerWidth
  if (wider > 0) problems.push(`is ${wider} px wider than the window`)
  const mains = [...document.querySelectorAll('main')].filter((main) => main.checkVisibility())
  if (mains.length !== 1) problems.push(`has ${mains.length} main elements`)
  const targets = [...document.querySelectorAll(scope)]
    .flatMap((part) => [...part.querySelectorAll('a[href], button')])
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
  for (const { element, box } of targets) if (box.left < -1) problems.push(`${nameOf(element)} is left of the window`)
  for (const [i, a] of targets.entries()) {
    for (const b of targets.slice(i + 1)) {
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
      if (across > 2 && down > 2) problems.push(`${nameOf(a.element)} overlaps ${nameOf(b.element)}`)
    }
  }
  return problems
}

import { useEffect } from 'react'

/** What had the focus, and what stood around it then, the nearest first. */
interface FocusPoint {
  element: HTMLElement
  around: readonly HTMLElement[]
}

/** How long whoever closes a dialog or opens a page may take to move the focus itself, in milliseconds. */
const focusMoveMs = 80

/** Places to go back to: a dialog within a menu within a page, and somewhat more. */
const remembered = 6

/** Where the focus may rest when what had it is gone: it is told by its name, and Tab goes on from there. */
const homes = '[data-focus-home], [role="dialog"], form[aria-label], main'

const aroundOf = (element: HTMLElement) => {
  const around: HTMLElement[] = []
  for (let here = element.parentElement; here; here = here.parentElement) around.push(here)
  return around
}

const isShown = (element: HTMLElement) =>
  element.isConnected && (element.checkVisibility?.({ visibilityProperty: true }) ?? true)

const homeIn = ({ around }: FocusPoint) => {
  const home = around.find((element) => element.matches(homes) && isShown(element))
  // All of a page is too much to be told: its title stands for it.
  const title = home?.matches('main') ? [...home.querySelectorAll('h1')].find(isShown) : undefined
  return title ?? home
}

function restAt(home: HTMLElement) {
  if (!home.hasAttribute('tabindex')) {
    home.tabIndex = -1
    home.style.outline = 'none'
  }
  home.focus({ preventScroll: true })
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

/** Brings the focus back to the latest place that is still there. Leaves alone what is only switched off for a moment, and what a person left. */
function restoreFocus(focusPoints: readonly FocusPoint[]) {
  const [last] = focusPoints
  if (!last || !isFocusLost()) return
  if (isShown(last.element)) {
    if (!last.element.matches(':disabled')) last.element.focus({ preventScroll: true })
    return
  }
  for (const focusPoint of focusPoints) {
    if (isShown(focusPoint.element) && !focusPoint.element.matches(':disabled'))
      return focusPoint.element.focus({ preventScroll: true })
    const home = homeIn(focusPoint)
    if (home) return restAt(home)
  }
}

/**
 * Keeps the place of whoever works without a mouse. A button that is busy, a row that is deleted, a page that is left would take
 * the focus with them; it goes back to the button once that can be pressed again, else to the list, form or page around it.
 */
export function useRestoreFocus() {
  useEffect(() => {
    let focusPoints: FocusPoint[] = []
    let wasLost = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      wasLost = false
      const others = focusPoints.filter(({ element }) => element !== target)
      focusPoints = [{ element: target, around: aroundOf(target) }, ...others].slice(0, remembered)
    }
    const leave = () => {
      wasLost = false
      clearTimeout(timer)
    }
    const look = () => {
      const last = focusPoints[0]?.element
      if (!last) return
      // A browser takes the focus from what is switched off only some moments later. Whoever clicks beside everything leaves it of
      // their own will: nothing has happened to what had it.
      wasLost ||= !last.isConnected || last.matches(':disabled') || (isFocusLost() && !isShown(last))
      if (!wasLost) return
      clearTimeout(timer)
      timer = setTimeout(() => restoreFocus(focusPoints), focusMoveMs)
    }
    const changes = new MutationObserver(look)
    const watched = ['disabled', 'hidden', 'inert', 'style']
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: watched })
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', leave)
    return () => {
      changes.disconnect()
      clearTimeout(timer)
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', leave)
    }
  }, [])
}

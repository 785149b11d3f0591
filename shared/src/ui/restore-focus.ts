import { useEffect } from 'react'

/** The element that had the focus, and its ancestors at that time, the nearest first. */
interface FocusPoint {
  element: HTMLElement
  around: readonly HTMLElement[]
}

/** Milliseconds in which a closing dialog or an opening page may move the focus itself. */
export const focusMoveMs = 80

/** How many earlier elements to remember: enough for a dialog in a menu in a page. */
const remembered = 6

/**
 * Elements that get the focus when the focused element is gone. Screen readers announce their names, and Tab
 * continues from there.
 */
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
  // Announcing the whole page would be too much, so its title gets the focus.
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

/**
 * Returns the focus to the latest element that still exists. Does nothing if the element is only temporarily
 * disabled, or if the user moved the focus.
 */
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
 * Restores a lost focus for keyboard users. The focus is lost when a button becomes busy, a row is deleted or a page
 * is closed. It returns to the button when the button is enabled again; otherwise it moves to the list, form or page
 * around it.
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
      // Browsers move the focus away from a disabled element a little later. If the focused element has not changed,
      // the user has clicked on an empty area and wants no focus.
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

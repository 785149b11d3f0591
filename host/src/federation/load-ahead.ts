import { type Area, dashboardPart, lazyOf } from '@lekta/shared/routing'

/** Milliseconds to wait before preloading, so that the first page loads first. */
const pause = 3000

const whenIdle = (act: () => void) =>
  // Safari has no idle callbacks.
  'requestIdleCallback' in window ? window.requestIdleCallback(act) : setTimeout(act, 1)

const savesData = () => 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true

/**
 * Runs low-priority work after the first page has rendered, when the browser is idle. Never runs it if the user saves
 * data.
 */
export function doLater(act: () => void) {
  if (!savesData()) setTimeout(() => whenIdle(act), pause)
}

/** Preloads an area's cards and menu pages, one by one in idle time, unless the user saves data. */
export function loadAhead(area: Area) {
  const pages = area.pages.map(({ menu, lazy }) => menu && lazy)
  const rest = [lazyOf(area, dashboardPart), ...pages].filter((load) => load !== undefined)
  const next = () => {
    // If a page fails to preload, opening the page loads it again and shows any error.
    rest
      .shift()?.()
      .then(
        () => whenIdle(next),
        () => undefined,
      )
  }
  doLater(next)
}

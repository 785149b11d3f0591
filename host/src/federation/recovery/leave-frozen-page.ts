import { addBroken, readRunning, suspectsOf, writeRunning } from './tab-record'

/** Returns the address in the hash if it is in this portal, otherwise the landing page. */
function targetOf(hash: string): string {
  try {
    const target = new URL(decodeURIComponent(hash.slice(1)), location.origin)
    if (target.origin === location.origin) return target.href
  } catch {
    // A truncated link cannot be decoded.
  }
  return location.origin
}

/** The whole script of the recovery page: blames the release that froze the tab, and returns to the tab's address. */
export function leaveFrozenPage(replace = (url: string) => location.replace(url)) {
  addBroken(suspectsOf(readRunning()))
  writeRunning({ starting: [], showing: [] })
  replace(targetOf(location.hash))
}

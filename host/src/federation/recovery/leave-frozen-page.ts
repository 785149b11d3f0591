import { addBroken, readRunning, suspectsOf, writeRunning } from './tab-record'

/** An address of this portal; anything else in the hash is rejected. */
function targetOf(hash: string): string {
  try {
    const target = new URL(decodeURIComponent(hash.slice(1)), location.origin)
    if (target.origin === location.origin) return target.href
  } catch {
    // A truncated link leads to the landing page.
  }
  return location.origin
}

/** The whole script of the recovery page: blames the release that froze the tab, and returns to the tab's address. */
export function leaveFrozenPage(replace = (url: string) => location.replace(url)) {
  addBroken(suspectsOf(readRunning()))
  writeRunning({ starting: [], showing: [] })
  replace(targetOf(location.hash))
}

import { addBroken, readRunning, suspectsOf, writeRunning } from './tab-record'

/** An address of this portal; anything else in the hash is rejected. */
function targetOf(hash: string): string {
  try {
    const target = new URL(decodeURIComponent(hash.slice(1)), location.origin)
    if (target.origin === location.origin) return target.href
  } catch {
    // A link that was cut in two leads to the front page.
  }
  return location.origin
}

/** The whole program of the recovery page: blames the release that froze the tab, and goes back to where the tab was. */
export function leaveFrozenPage(replace = (url: string) => location.replace(url)) {
  addBroken(suspectsOf(readRunning()))
  writeRunning({ starting: [], showing: [] })
  replace(targetOf(location.hash))
}

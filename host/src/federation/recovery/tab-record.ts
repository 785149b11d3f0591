/**
 * This tab's record of its running releases, in storage that survives a frozen page. The first script of every page
 * reads it, so this file imports nothing.
 */

const runningKey = 'runningReleases'
const brokenKey = 'brokenReleases'

/** Ids of the running releases. */
export interface Running {
  /** The releases that are being loaded or rendered for the first time. */
  starting: readonly string[]
  /** The releases whose pages are on display. */
  showing: readonly string[]
}

const nothing: Running = { starting: [], showing: [] }

/** Identifies a release across areas. */
export const releaseId = (area: string, version: string) => `${area}@${version}`

function tabStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    // If the browser blocks storage, there is no record.
    return null
  }
}

function read<T>(key: string, fallback: T): T {
  try {
    return (JSON.parse(tabStorage()?.getItem(key) ?? 'null') as T | null) ?? fallback
  } catch {
    // Text that other code has stored under this key is ignored.
    return fallback
  }
}

function write(key: string, value: unknown) {
  try {
    tabStorage()?.setItem(key, JSON.stringify(value))
  } catch {
    // If the storage is full, the record is removed; the page works without a record.
    tabStorage()?.removeItem(key)
  }
}

export const readRunning = (): Running => read(runningKey, nothing)

export function writeRunning(running: Running) {
  if (running.starting.length + running.showing.length === 0) tabStorage()?.removeItem(runningKey)
  else write(runningKey, running)
}

/** Returns the ids of the releases that froze or emptied this tab's page earlier. */
export const readBroken = (): readonly string[] => read(brokenKey, [])

/**
 * Returns the releases to blame for a page that does not respond: the starting ones if there are any, because the
 * others have worked before.
 */
export const suspectsOf = ({ starting, showing }: Running) => (starting.length > 0 ? starting : showing)

/** Remembers releases that must not run in this tab again. Returns whether the browser has stored them. */
export function addBroken(ids: readonly string[]): boolean {
  write(brokenKey, [...new Set([...readBroken(), ...ids])])
  return ids.length > 0 && ids.every((id) => readBroken().includes(id))
}

/**
 * Call once when a page starts. A page that is closed normally removes its record, so a release still recorded as
 * starting has frozen or crashed the page and counts as broken.
 */
export function settleLastPage() {
  addBroken(readRunning().starting)
  writeRunning(nothing)
}

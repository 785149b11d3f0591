import { recoveryWorker } from '@lekta/shared/lib/recovery'
import { type Beat, beatEvery } from './recovery/freeze-detector'
import { addBroken, readRunning, releaseId, suspectsOf, writeRunning } from './recovery/tab-record'

/** Set by the build. */
declare const process: { env: { NODE_ENV?: string } }

/** Milliseconds for which a release still counts as starting after its first render. */
const settleAfter = 2000

/** Tracks which releases run in this tab, so that one that freezes or empties the page can be identified. */
export interface ReleaseWatch {
  /** Runs the first code of a release; it counts as starting until it has rendered. */
  run: <T>(area: string, version: string, work: () => Promise<T>) => Promise<T>
  /** Marks a release's page as on display until the returned function is called. */
  show: (area: string, version: string) => () => void
}

/** Counts the current uses of each id. */
function createCounter(onChange: () => void) {
  const counts = new Map<string, number>()
  const add = (id: string, step: number) => {
    const count = (counts.get(id) ?? 0) + step
    if (count > 0) counts.set(id, count)
    else counts.delete(id)
    onChange()
  }
  return {
    ids: () => [...counts.keys()],
    /** Counts a use of an id until the returned function is called. */
    enter(id: string) {
      let entered = true
      add(id, 1)
      return () => {
        if (entered) add(id, -1)
        entered = false
      }
    },
  }
}

/** Sends beats to the recovery worker while a release is running and the page is visible. */
function createHeartbeat(isBusy: () => boolean) {
  let beating = false
  const send = (beat: Beat) => navigator.serviceWorker?.controller?.postMessage(beat)
  const pause = () => {
    if (beating) send({ kind: 'paused' })
    beating = false
  }
  const beat = () => {
    if (document.visibilityState === 'hidden' || !isBusy()) return pause()
    beating = true
    send({ kind: 'alive', address: location.pathname + location.search + location.hash })
  }
  // A browser dialog blocks the page, and no release is to blame for that.
  for (const event of ['beforeunload', 'beforeprint', 'pagehide']) window.addEventListener(event, pause)
  return { beat }
}

/** Whether the shell is rendered on a page; every page of the portal has this element. */
const isShellRendered = (page: Document) => page.querySelector('#root [data-shell]') !== null

/** Blames a release if the shell has disappeared between two checks, and reloads the page without that release. */
function createShellCheck(reload: () => void) {
  let missing = 0
  let wasRendered = false
  const page = document
  const look = () => {
    const isRendered = isShellRendered(page)
    wasRendered ||= isRendered
    return isRendered
  }
  // On a busy machine a release can empty the page before it is shown and before the first regular check.
  const observer = new MutationObserver(() => {
    if (look()) observer.disconnect()
  })
  observer.observe(page, { childList: true, subtree: true })
  return {
    look,
    check() {
      missing = look() || !wasRendered ? 0 : missing + 1
      if (missing > 1 && addBroken(suspectsOf(readRunning()))) reload()
    },
  }
}

/** Starts to watch this page. A release that freezes or empties the page does not run in this tab again. */
export function watchReleases(reload = () => location.reload()): ReleaseWatch {
  const record = () => {
    // A hidden page may be discarded at any time, and no release is to blame for that.
    const isHidden = document.visibilityState === 'hidden'
    writeRunning({ starting: isHidden ? [] : starting.ids(), showing: isHidden ? [] : showing.ids() })
    heartbeat.beat()
  }
  const starting = createCounter(() => record())
  const showing = createCounter(() => record())
  const heartbeat = createHeartbeat(() => starting.ids().length + showing.ids().length > 0)
  const shell = createShellCheck(reload)
  document.addEventListener('visibilitychange', record)
  window.addEventListener('pageshow', record)
  window.addEventListener('pagehide', () => writeRunning({ starting: [], showing: [] }))
  setInterval(() => {
    heartbeat.beat()
    shell.check()
  }, beatEvery)
  return {
    async run(area, version, work) {
      const settle = starting.enter(releaseId(area, version))
      try {
        return await work()
      } finally {
        setTimeout(settle, settleAfter)
      }
    },
    show(area, version) {
      // Checks immediately that the shell exists, because the page may be emptied before the next regular check.
      shell.look()
      return showing.enter(releaseId(area, version))
    },
  }
}

/** Starts the recovery worker, except during development, when a page paused at a breakpoint would look frozen. */
export function startRecoveryWorker() {
  if (process.env.NODE_ENV === 'development' || !navigator.serviceWorker) return
  navigator.serviceWorker
    .register(`/${recoveryWorker}`)
    .catch((error: unknown) => console.error('Frozen tabs cannot be recovered in this browser.', error))
}

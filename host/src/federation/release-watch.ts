import { recoveryWorker } from '@lekta/shared/lib/recovery'
import { type Beat, beatEvery } from './recovery/freeze-detector'
import { addBroken, readRunning, releaseId, suspectsOf, writeRunning } from './recovery/tab-record'

/** Written in by the build. */
declare const process: { env: { NODE_ENV?: string } }

/** A release that freezes the page right after it was drawn is still a new one for this long, in milliseconds. */
const settleAfter = 2000

/** Knows which releases are at work in this tab, so that one that freezes or empties the page can be told from the others. */
export interface ReleaseWatch {
  /** Runs work in which a release's code begins; the release counts as starting until it has been drawn. */
  run: <T>(area: string, version: string, work: () => Promise<T>) => Promise<T>
  /** A release's page is on display until the function that is returned is called. */
  show: (area: string, version: string) => () => void
}

/** Counts names that are entered more than once. */
function createTally(onChange: () => void) {
  const counts = new Map<string, number>()
  const add = (id: string, step: number) => {
    const count = (counts.get(id) ?? 0) + step
    if (count > 0) counts.set(id, count)
    else counts.delete(id)
    onChange()
  }
  return {
    ids: () => [...counts.keys()],
    /** Enters a name; the function that is returned takes it back, once. */
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

/** Tells the recovery worker that this page responds, as long as a release is at work in it and somebody sees it. */
function createHeart(isBusy: () => boolean) {
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
  // A dialog of the browser's own holds the page still, and that is no fault of any release.
  for (const event of ['beforeunload', 'beforeprint', 'pagehide']) window.addEventListener(event, pause)
  return { beat }
}

/** Stands on every page as long as the shell does. */
const isShellThere = () => document.querySelector('#root [data-shell]') !== null

/** Blames a release when the shell, once drawn, is gone from one look to the next, and starts over without that release. */
function createShellCheck(reload: () => void) {
  let missing = 0
  let wasDrawn = false
  const look = () => {
    const isThere = isShellThere()
    wasDrawn ||= isThere
    return isThere
  }
  return {
    look,
    check() {
      missing = look() || !wasDrawn ? 0 : missing + 1
      if (missing > 1 && addBroken(suspectsOf(readRunning()))) reload()
    },
  }
}

/** Watches this page from now on. A release that freezes or empties it is not run in this tab again. */
export function watchReleases(reload = () => location.reload()): ReleaseWatch {
  const keep = () => {
    // A hidden page may be thrown away at any time, which is no fault of any release.
    const isHidden = document.visibilityState === 'hidden'
    writeRunning({ starting: isHidden ? [] : starting.ids(), showing: isHidden ? [] : showing.ids() })
    heart.beat()
  }
  const starting = createTally(() => keep())
  const showing = createTally(() => keep())
  const heart = createHeart(() => starting.ids().length + showing.ids().length > 0)
  const shell = createShellCheck(reload)
  document.addEventListener('visibilitychange', keep)
  window.addEventListener('pageshow', keep)
  window.addEventListener('pagehide', () => writeRunning({ starting: [], showing: [] }))
  setInterval(() => {
    heart.beat()
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
      // A page may be emptied before the next check: only now is it certain that the shell is there.
      shell.look()
      return showing.enter(releaseId(area, version))
    },
  }
}

/** Starts the recovery worker. Not while developing: a page that stands at a breakpoint would be taken for a frozen one. */
export function startRecoveryWorker() {
  if (process.env.NODE_ENV === 'development' || !navigator.serviceWorker) return
  navigator.serviceWorker
    .register(`/${recoveryWorker}`)
    .catch((error: unknown) => console.error('Frozen tabs cannot be recovered in this browser.', error))
}

import { keyOf, type TestParams } from '../queue/test-params'

/** What a tab says of itself: since when it has the test, and which one it is. The older claim holds. */
interface Claim {
  since: number
  by: string
}

/** The one place in a browser from which a test is taken. */
export interface TabLock {
  /** Takes the test from the tab that has it. */
  take(): void
  /** Lets go without a word: a tab that crashes says none either. */
  leave(): void
}

const isOlder = (one: Claim, other: Claim) =>
  one.since < other.since || (one.since === other.since && one.by < other.by)

/**
 * Sits down to a test and calls back when another tab has it, at once or later. A tab that says nothing has nothing, and no
 * clock is trusted for more than the order of tabs, so that one tab has the test whatever happens to the others.
 */
export function acquireTabLock(testParams: TestParams, onLost: () => void): TabLock {
  // Not by Web Locks: a portal that a school serves in its own network without https has none.
  const channel = new BroadcastChannel(`lekta-test:${keyOf(testParams)}`)
  let claim: Claim = { since: Date.now(), by: String(Math.random()) }
  let oldest = claim.since
  let isHeld = true
  const announce = () => channel.postMessage(claim)
  channel.onmessage = ({ data: other }: MessageEvent<Claim>) => {
    oldest = Math.min(oldest, other.since)
    if (!isHeld) return
    if (isOlder(claim, other)) return announce()
    isHeld = false
    onLost()
  }
  announce()
  return {
    take() {
      claim = { ...claim, since: oldest - 1 }
      oldest = claim.since
      isHeld = true
      announce()
    },
    leave: () => channel.close(),
  }
}

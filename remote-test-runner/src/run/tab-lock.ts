import { keyOf, type TestParams } from '../queue/test-params'

/** A tab's claim on a test: the time of the claim, and the tab. The older claim wins. */
interface Claim {
  since: number
  by: string
}

/** Makes sure that only one tab of a browser runs a test. */
export interface TabLock {
  /** Takes over the test from the tab that has it. */
  take(): void
  /** Releases the lock. It sends no message, because the other tabs must cope without one when a tab crashes. */
  leave(): void
}

const isOlder = (one: Claim, other: Claim) =>
  one.since < other.since || (one.since === other.since && one.by < other.by)

/**
 * Claims a test, and calls `onLost` as soon as another tab has it. A tab that does not respond has no claim, and
 * clocks only decide which tab comes first. So exactly one tab has the test, whatever happens to the others.
 */
export function acquireTabLock(testParams: TestParams, onLost: () => void): TabLock {
  // Does not use Web Locks: browsers do not provide them to a portal without HTTPS, such as one in a school's own
  // network.
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

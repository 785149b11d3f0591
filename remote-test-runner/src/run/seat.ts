import { keyOf, type TestPlace } from '../queue/address'

/** What a tab says of itself: since when it has the test, and which one it is. The older claim holds. */
interface Claim {
  since: number
  by: string
}

/** The one place in a browser from which a test is taken. */
export interface Seat {
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
export function takeSeat(place: TestPlace, onLost: () => void): Seat {
  // Not by Web Locks: a portal that a school serves in its own network without https has none.
  const channel = new BroadcastChannel(`lekta-test:${keyOf(place)}`)
  let own: Claim = { since: Date.now(), by: String(Math.random()) }
  let oldest = own.since
  let seated = true
  const say = () => channel.postMessage(own)
  channel.onmessage = ({ data: other }: MessageEvent<Claim>) => {
    oldest = Math.min(oldest, other.since)
    if (!seated) return
    if (isOlder(own, other)) return say()
    seated = false
    onLost()
  }
  say()
  return {
    take() {
      own = { ...own, since: oldest - 1 }
      oldest = own.since
      seated = true
      say()
    },
    leave: () => channel.close(),
  }
}

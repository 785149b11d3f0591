import { keyOf, type TestParams } from '../../queue/test-params'

export interface ItemKey extends TestParams {
  tries: number
  number: number
}

/** The longest time that the contract allows for one item, in milliseconds. */
const longest = 86_400_000
const storageKey = 'lekta-test-time'

const nameOf = (item: ItemKey) => `${keyOf(item)}/${item.tries}/${item.number}`

/** Returns the milliseconds already spent on the item in this browser; 0 if unknown. */
export function timeBefore(item: ItemKey): number {
  try {
    const [name, time] = (localStorage.getItem(storageKey) ?? '').split(' ')
    return name === nameOf(item) && Number.isFinite(Number(time)) ? Number(time) : 0
  } catch {
    // Storage is forbidden, so the time before a reload is not known.
    return 0
  }
}

/** Stores the time spent on the item on the screen. There is only one such item at a time. */
export function keepTime(item: ItemKey, milliseconds: number) {
  try {
    localStorage.setItem(storageKey, `${nameOf(item)} ${milliseconds}`)
  } catch {
    // Storage is forbidden or full. After a reload, the item's time then starts from zero, which only makes the child
    // look faster.
  }
}

/**
 * After this many milliseconds without input, a child is assumed to have stopped reading. Even slow readers need less
 * for the longest text.
 */
export const idleAfter = 240_000

/**
 * The maximum time, in milliseconds, between two readings of the clock while a page is awake. A longer gap means that
 * the device slept.
 */
export const longestGap = 15_000

/**
 * Measures how long an item is visible. The clock runs from `go` to `hold`, and stops by itself after a long time
 * without input. Call `read` every few seconds: a gap longer than `longestGap` counts as sleep of the device. Setting
 * the system time back does not reduce the measured time.
 */
export function createItemClock(before: number, now = () => performance.now()) {
  let spent = before
  let since: number | null = null
  let idleAt = before + idleAfter
  const update = () => {
    if (since === null) return
    const time = now()
    const passed = Math.min(longestGap, Math.max(0, time - since))
    // Time that has been counted is never subtracted.
    spent = Math.max(spent, Math.min(spent + passed, idleAt))
    since = time
  }
  const noteInput = () => {
    update()
    idleAt = spent + idleAfter
  }
  return {
    read: () => {
      update()
      return Math.min(longest, Math.round(spent))
    },
    noteInput,
    go: () => {
      since ??= now()
      noteInput()
    },
    hold: () => {
      update()
      since = null
    },
  }
}

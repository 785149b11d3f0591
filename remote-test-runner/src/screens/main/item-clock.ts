import { keyOf, type TestPlace } from '../../queue/address'

export interface ItemKey extends TestPlace {
  tries: number
  number: number
}

/** The longest time that the contract takes for one item, in milliseconds. */
const longest = 86_400_000
const storageKey = 'lekta-test-time'

const nameOf = (item: ItemKey) => `${keyOf(item)}/${item.tries}/${item.number}`

/** Milliseconds that this browser knows to have been spent on the item before; 0 when it knows nothing. */
export function timeBefore(item: ItemKey): number {
  try {
    const [name, time] = (localStorage.getItem(storageKey) ?? '').split(' ')
    return name === nameOf(item) && Number.isFinite(Number(time)) ? Number(time) : 0
  } catch {
    // Storage is forbidden: the time before a reload is not known.
    return 0
  }
}

/** Remembers the time spent on the item on the screen; there is only ever one. */
export function keepTime(item: ItemKey, milliseconds: number) {
  try {
    localStorage.setItem(storageKey, `${nameOf(item)} ${milliseconds}`)
  } catch {
    // Storage is forbidden or full: a reload starts the item's time anew, which only makes the child look quicker.
  }
}

/** Counts the time that an item is before a child's eyes. Stands still until `go`. */
export function createItemClock(before: number, now = () => performance.now()) {
  let spent = before
  let since: number | null = null
  const read = () => Math.min(longest, Math.round(spent + (since === null ? 0 : now() - since)))
  return {
    read,
    go: () => {
      since ??= now()
    },
    hold: () => {
      spent = read()
      since = null
    },
  }
}

const waiting = new Set<Promise<unknown>>()
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** The screens whose code is loading. */
export const pendingScreens = {
  any: () => waiting.size > 0,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Counts a load as pending until it ends, and returns the load. */
  track<T>(load: Promise<T>): Promise<T> {
    waiting.add(load)
    notify()
    const done = () => {
      waiting.delete(load)
      notify()
    }
    load.then(done, done)
    return load
  },
}

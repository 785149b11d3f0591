/**
 * The name of the lock that all tabs of the portal in a browser use. Visible tabs share the lock; a hidden tab waits
 * for it until no tab is visible.
 */
const name = 'lekta-in-sight'

/**
 * Requests the lock and holds it until the signal aborts: `shared` for a visible tab, `exclusive` for a hidden one.
 * If the browser offers no locks, as on an insecure address, the lock is never held.
 */
export function holdTabLock(mode: LockMode, signal: AbortSignal, onHeld: () => void = () => undefined): void {
  if (!('locks' in navigator)) return
  const hold = () =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true })
      onHeld()
    })
  // A request that is aborted while it waits for the lock is rejected.
  navigator.locks.request(name, { mode, signal }, hold).catch(() => undefined)
}

/** Returns whether any tab of the portal in this browser is visible. */
export async function isAnyTabVisible(): Promise<boolean> {
  if (!document.hidden) return true
  if (!('locks' in navigator)) return false
  const { held = [], pending = [] } = await navigator.locks.query()
  return [...held, ...pending].some((lock) => lock.name === name && lock.mode === 'shared')
}

const mark = 'lekta-stresstest'

/** Whether this browser can store a session. */
export function keepsLogin(): boolean {
  try {
    localStorage.setItem(mark, mark)
    const stored = localStorage.getItem(mark) === mark
    localStorage.removeItem(mark)
    return stored && navigator.cookieEnabled
  } catch {
    // If the browser blocks storage, access to it throws.
    return false
  }
}

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function writeAndRead(): Promise<boolean> {
  const opening = indexedDB.open(mark, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(mark)
  const database = await settled(opening)
  const store = () => database.transaction(mark, 'readwrite').objectStore(mark)
  await settled(store().put(mark, mark))
  const stored = (await settled(store().get(mark))) === mark
  database.close()
  await settled(indexedDB.deleteDatabase(mark))
  return stored
}

/** Whether this browser can store answers while the network is down. */
export async function keepsAnswers(): Promise<boolean> {
  try {
    return await writeAndRead()
  } catch {
    // Some browsers throw in private windows, and some devices when their storage is full.
    return false
  }
}

/** Megabytes of storage still available; null if the browser does not report it. */
export async function roomLeft(): Promise<number | null> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  return quota === undefined ? null : (quota - (usage ?? 0)) / 1_000_000
}

/** Whether the browser has every feature that the test is built with; otherwise it is too old. */
export const isNewEnough = () =>
  typeof structuredClone === 'function' &&
  typeof BroadcastChannel === 'function' &&
  typeof AbortSignal.timeout === 'function' &&
  CSS.supports('container-type', 'inline-size')

/** Whether the screen is wide enough for a text and its four answers: at least 320 px. */
export const isWideEnough = () => Math.max(window.screen.width, window.innerWidth) >= 320

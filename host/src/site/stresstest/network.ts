/** What one request took: milliseconds, or null when no answer came in time. */
export type Trip = number | null

/** Longer than this, and a child would wonder. */
const timeoutMs = 8000

/** Asks the server for the smallest answer that it has, past every cache. */
export async function trip(): Promise<Trip> {
  const start = performance.now()
  try {
    const { ok } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    return ok ? performance.now() - start : null
  } catch {
    // No answer is an answer here.
    return null
  }
}

/** Sends requests one after another; reports the number done after each. */
export async function requestOneByOne(count: number, onProgress: (done: number) => void): Promise<Trip[]> {
  const trips: Trip[] = []
  while (trips.length < count) {
    trips.push(await trip())
    onProgress(trips.length)
  }
  return trips
}

/** Sends requests all at once, as when a whole class starts. */
export async function requestAtOnce(count: number, onProgress: (done: number) => void): Promise<Trip[]> {
  let done = 0
  const one = async () => {
    const took = await trip()
    onProgress(++done)
    return took
  }
  return Promise.all(Array.from({ length: count }, one))
}

/** Minutes by which this device's clock differs from the server's; null if the server sends no time. */
export async function clockDifference(): Promise<number | null> {
  try {
    const { headers } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    const serverTime = Date.parse(headers.get('Date') ?? '')
    return Number.isNaN(serverTime) ? null : Math.abs(Date.now() - serverTime) / 60_000
  } catch {
    // Without an answer there is no time.
    return null
  }
}

/** Milliseconds that a request took; null if no response came in time. */
export type Trip = number | null

/** Milliseconds after which a request counts as lost, because a child would notice the wait. */
const timeoutMs = 8000

/** Requests the server's smallest response, bypassing every cache. */
export async function trip(): Promise<Trip> {
  const start = performance.now()
  try {
    const { ok } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    return ok ? performance.now() - start : null
  } catch {
    // A missing response is a valid result here.
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
    // Without a response, the server's time is unknown.
    return null
  }
}

/** What one request took: milliseconds, or null when no answer came in time. */
export type Trip = number | null

/** Longer than this, and a child would wonder. */
const patience = 8000

/** Asks the server for the smallest answer that it has, past every cache. */
export async function trip(): Promise<Trip> {
  const start = performance.now()
  try {
    const { ok } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patience) })
    return ok ? performance.now() - start : null
  } catch {
    // No answer is an answer here.
    return null
  }
}

/** Requests one after another; tells after each how many are done. */
export async function oneByOne(count: number, tell: (done: number) => void): Promise<Trip[]> {
  const trips: Trip[] = []
  while (trips.length < count) {
    trips.push(await trip())
    tell(trips.length)
  }
  return trips
}

/** Requests all at once, as when a class is told to begin. */
export async function atOnce(count: number, tell: (done: number) => void): Promise<Trip[]> {
  let done = 0
  const one = async () => {
    const took = await trip()
    tell(++done)
    return took
  }
  return Promise.all(Array.from({ length: count }, one))
}

/** Minutes by which this device's clock differs from the server's; null when the server does not tell the time. */
export async function clockDifference(): Promise<number | null> {
  try {
    const { headers } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patience) })
    const told = Date.parse(headers.get('Date') ?? '')
    return Number.isNaN(told) ? null : Math.abs(Date.now() - told) / 60_000
  } catch {
    // No answer tells no time.
    return null
  }
}

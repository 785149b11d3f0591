/** Whether the server answers, and whether it reports that it is ready. */
export type Health = 'ready' | 'not ready' | 'silent'

const timeoutMs = 8000

/** Asks the server whether it and its database are ready; never rejects. */
export async function fetchHealth(): Promise<Health> {
  try {
    const { ok } = await fetch('/readyz', { signal: AbortSignal.timeout(timeoutMs) })
    return ok ? 'ready' : 'not ready'
  } catch {
    // The server cannot be reached, or is too slow.
    return 'silent'
  }
}

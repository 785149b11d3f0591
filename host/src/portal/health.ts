/** How the server is, by its own word. */
export type Health = 'ready' | 'not ready' | 'silent'

const patience = 8000

/** Asks the server whether it and its database can do their work; never rejects. */
export async function askHealth(): Promise<Health> {
  try {
    const { ok } = await fetch('/readyz', { signal: AbortSignal.timeout(patience) })
    return ok ? 'ready' : 'not ready'
  } catch {
    // No answer is an answer here.
    return 'silent'
  }
}

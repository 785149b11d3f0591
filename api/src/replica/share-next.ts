/**
 * Runs `run` once at a time. Every caller gets the result of a run that began after its call; callers that wait at the
 * same time share the next one.
 */
export function shareNext<T>(run: () => Promise<T>): () => Promise<T> {
  let current: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | null = null
  return () => {
    next ??= current.then(() => {
      next = null
      const result = run()
      current = result.catch(() => undefined)
      return result
    })
    return next
  }
}

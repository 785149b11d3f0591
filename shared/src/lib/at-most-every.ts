/**
 * Limits `run` to one run at a time and one run per interval (in milliseconds). Other callers wait for the current
 * run, or get the last result, which may be an error.
 */
export function atMostEvery<T>(interval: number, run: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null
  let next = Number.NEGATIVE_INFINITY
  return () => {
    if (result && performance.now() < next) return result
    next = Number.POSITIVE_INFINITY
    const start = performance.now()
    result = run().finally(() => {
      next = start + interval
    })
    return result
  }
}

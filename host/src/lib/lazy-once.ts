import { retryImport } from './retry-import'

/**
 * Returns a function that loads code once, when it is first called. A failed load rejects, and the next call tries
 * again.
 */
export function lazyOnce<T>(load: () => Promise<T>) {
  let loading: Promise<T> | undefined
  return (): Promise<T> => {
    loading ??= retryImport(load).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

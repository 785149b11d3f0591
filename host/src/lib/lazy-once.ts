import { retryImport } from './retry-import'

/** Code that is loaded when it is first wanted, once. A load that fails rejects, and the next one tries again. */
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

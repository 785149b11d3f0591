import { persist } from './persist'

/** Code that is loaded when it is first wanted, once. A load that fails rejects, and the next one tries again. */
export function late<T>(load: () => Promise<T>) {
  let loading: Promise<T> | undefined
  return (): Promise<T> => {
    loading ??= persist(load).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

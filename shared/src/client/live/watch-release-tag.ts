import { releasesHeader } from '../../contract/envelope'
import type { Store } from '../store/store'

/**
 * Calls `hear` with the `releasesHeader` of each response that has one. Returns a function that stops that.
 */
export function watchReleaseTag(store: Store, hear: (tag: string) => void): () => void {
  const { response } = store.http.interceptors
  const interceptor = response.use((answer) => {
    const tag: unknown = answer.headers[releasesHeader]
    if (typeof tag === 'string') hear(tag)
    return answer
  })
  return () => response.eject(interceptor)
}

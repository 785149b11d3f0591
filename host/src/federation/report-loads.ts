import type { Store } from '@lekta/shared/client'
import { loadedHeader } from '@lekta/shared/contract/envelope'

/**
 * Names each release that was loaded in the next request to the server, which counts them. Returns a function that
 * receives a loaded release. Releases of a developer are not named.
 */
export function reportLoads({ http }: Store, overridden: readonly string[]): (area: string, version: string) => void {
  const waiting = new Set<string>()
  const named = new Set<string>()
  http.interceptors.request.use((request) => {
    if (waiting.size > 0 && request.headers.has('Authorization')) {
      request.headers.set(loadedHeader, [...waiting].join(', '))
      waiting.clear()
    }
    return request
  })
  return (area, version) => {
    const release = `${area} ${version}`
    if (overridden.includes(area) || named.has(release)) return
    named.add(release)
    waiting.add(release)
  }
}

import type { Release } from '@lekta/shared/routing'

declare global {
  interface Window {
    /** Returns the hash that a remote's file must have; empty for a file outside the registered releases. */
    __integrity?: (url: string) => string
    /** Returns the address to load a remote's file from; a retry gets an address that no cache contains. */
    __address?: (url: string) => string
  }
}

/** A hash that no file matches, for addresses inside a release that the registry does not list. */
const impossible = `sha384-${'A'.repeat(64)}`

const whole = (url: string) => {
  const { origin, pathname } = new URL(url, location.href)
  return origin + pathname
}

/** Stores the hashes of every release that may be loaded, and counts how often each file is requested. */
export function createIntegrity() {
  const hashes = new Map<string, string>()
  const folders = new Set<string>()
  const requestCounts = new Map<string, number>()
  return {
    /** A release without hashes (an override) is loaded unchecked. */
    add({ entry, files }: Release) {
      const listed = Object.entries(files)
      for (const [url, hash] of listed) hashes.set(whole(url), hash)
      if (listed.length > 0) folders.add(whole(new URL('.', new URL(entry, location.href)).href))
    },
    hashOf(url: string): string {
      const address = whole(url)
      const owned = [...folders].some((folder) => address.startsWith(folder))
      return hashes.get(address) ?? (owned ? impossible : '')
    },
    /** Returns the address unchanged the first time. Later calls add a number, which bypasses caches. */
    address(url: string): string {
      const times = requestCounts.get(url) ?? 0
      requestCounts.set(url, times + 1)
      if (times === 0) return url
      const again = new URL(url, location.href)
      again.searchParams.set('r', String(times))
      return again.href
    },
  }
}
export type Integrity = ReturnType<typeof createIntegrity>

/** Makes the hashes available to the remotes' own chunk loaders. */
export function publishIntegrity(integrity: Integrity) {
  window.__integrity = integrity.hashOf
  window.__address = integrity.address
}

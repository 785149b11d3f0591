import type { AreaTable } from './area'

/** One built version of a remote, immutable once released. */
export interface Release {
  version: string
  /** URL of its federation manifest. */
  manifest: string
  /** URL of the container script. */
  entry: string
  /** Name under which the container registers itself. */
  container: string
  /** Version of `shared`'s contract that it was built against. */
  contract: string
  /** Integrity (`sha384-…`) of every script, by URL. */
  files: Readonly<Record<string, string>>
  /**
   * Scripts and styles of each page, by the page's path, and of the dashboard cards: to preload along with the entry.
   */
  preload: Readonly<Record<string, readonly string[]>>
  area: AreaTable
}

/** `remotes.json`, the one mutable file: the served version of each remote and the previous one. */
export type Registry = Readonly<Record<string, { current: Release; previous: Release | null }>>

/** What the server writes into the portal's page, as JSON in the element with this id. */
export const bootElement = 'boot'
export interface Boot {
  registry: Registry
  /** The CSP nonce for styles created at run time. */
  nonce: string
  /** Additional origins that may serve a remote. */
  remoteOrigins: readonly string[]
  /** The server waits for its first admin. */
  needsSetup?: boolean
}

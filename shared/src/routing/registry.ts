import type { AreaTable } from './area'

/** One built version of a remote. It does not change after its release. */
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
  /** Scripts and styles to preload along with the entry: of each page, by its path, and of the dashboard cards. */
  preload: Readonly<Record<string, readonly string[]>>
  area: AreaTable
}

/**
 * The content of `remotes.json`, the only file that changes: the served version of each remote and the previous one.
 */
export type Registry = Readonly<Record<string, { current: Release; previous: Release | null }>>

/** The id of the element in the portal's page into which the server writes the boot data as JSON. */
export const bootElement = 'boot'
export interface Boot {
  registry: Registry
  /** The text of `releasesHeader` for this registry. */
  tag: string
  /** The CSP nonce for styles created at run time. */
  nonce: string
  /** Additional origins that may serve a remote. */
  remoteOrigins: readonly string[]
  /** True while the server has no admin. */
  needsSetup?: boolean
}

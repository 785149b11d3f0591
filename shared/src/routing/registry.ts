import type { Preview } from '../contract/delivery/preview'
import type { ReleasePackage } from '../contract/delivery/release-package'
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
  /** `portal` if the container needs nothing but the portal; otherwise it needs the runtime of Module Federation. */
  runtime?: 'portal'
  /** Version of `shared`'s contract that it was built against. */
  contract: string
  /** Integrity (`sha384-…`) of every script, by URL. */
  files: Readonly<Record<string, string>>
  /** Scripts and styles to preload along with the entry: of each page, by its path, and of the dashboard cards. */
  preload: Readonly<Record<string, readonly string[]>>
  /** The modules of the portal that each page takes, by its path; unknown of a release that needs Module Federation. */
  takes?: Readonly<Record<string, readonly string[]>>
  /** URLs of the scripts with the area's texts, by language; absent if the texts are a part of the area's code. */
  words?: { id: readonly string[] }
  area: AreaTable
}

/** The parts of `release.json` from which the registry's line is made. */
export type PackagedRelease = Pick<
  ReleasePackage,
  | 'area'
  | 'version'
  | 'manifest'
  | 'entry'
  | 'container'
  | 'runtime'
  | 'contract'
  | 'files'
  | 'standalone'
  | 'preload'
  | 'takes'
  | 'words'
>

/** Files that are checked when they are loaded, in browsers or as types; the others, such as fonts, belong to these. */
const isChecked = (name: string) => /\.(js|css|d\.ts)$/.test(name)

/** Returns a release whose files are in a folder. `folder` is an address that ends without a slash. */
export function toRelease(content: PackagedRelease, folder: string): Release {
  const { version, container, runtime, contract, area, standalone, takes, words } = content
  const url = (name: string) => `${folder}/${name}`
  const checked = Object.entries(content.files).filter(([name]) => isChecked(name) && !standalone.includes(name))
  return {
    version,
    manifest: url(content.manifest),
    entry: url(content.entry),
    container,
    ...(runtime && { runtime }),
    contract,
    files: Object.fromEntries(checked.map(([name, { integrity }]) => [url(name), integrity])),
    preload: Object.fromEntries(Object.entries(content.preload).map(([path, names]) => [path, names.map(url)])),
    ...(takes && { takes }),
    ...(words && { words: { id: words.id.map(url) } }),
    // The package was built from a table that has compiled.
    area: area as AreaTable,
  }
}

/**
 * Returns a release as a portal serves it. `base` is where all releases are, such as `/remotes` or the address of a
 * CDN.
 */
export const toPortalRelease = (content: PackagedRelease, base: string): Release =>
  toRelease(content, `${base}/${content.area.name}/${content.version}`)

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
  /**
   * Whether an address in a link replaces an area at once, as in development, or only after a person with the
   * permission has confirmed it.
   */
  overridePolicy: 'free' | 'confirmed'
  /** The releases of this registry that the visitor previews, if any. */
  previews?: readonly Preview[]
  /** True while the server has no admin. */
  needsSetup?: boolean
}

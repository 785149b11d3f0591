import type { ReleasePackage } from '@lekta/shared/contract/delivery/release-package'

/** A release as browsers get it in the registry; `Release` in shared/src/routing/registry.ts. */
export interface PortalRelease {
  version: string
  manifest: string
  entry: string
  container: string
  contract: string
  files: Record<string, string>
  preload: Record<string, string[]>
  area: ReleasePackage['area']
}

type Content = Omit<ReleasePackage, 'author'>

/** Files that browsers check; the others, such as fonts, are loaded by these. */
const isChecked = (name: string) => /\.(js|css)$/.test(name)

/**
 * Returns a release with the addresses of its files. `base` is where all releases are, such as `/remotes` or the
 * address of a CDN.
 */
export function toPortalRelease(
  { area, version, container, contract, ...content }: Content,
  base: string,
): PortalRelease {
  const url = (name: string) => `${base}/${area.name}/${version}/${name}`
  const isLoaded = (name: string) => isChecked(name) && !content.standalone.includes(name)
  const checked = Object.entries(content.files).filter(([name]) => isLoaded(name))
  return {
    version,
    manifest: url(content.manifest),
    entry: url(content.entry),
    container,
    contract,
    files: Object.fromEntries(checked.map(([name, { integrity }]) => [url(name), integrity])),
    preload: Object.fromEntries(Object.entries(content.preload).map(([path, names]) => [path, names.map(url)])),
    area,
  }
}

/** The address of the list of areas. */
export const releasesPath = '/admin/releases'

/** Returns the address of an area's page. */
export const areaPath = (area: string) => `${releasesPath}/${area}`

/** Returns the address of a release's page. */
export const releasePath = (area: string, version: string) => `${areaPath(area)}/version/${encodeURIComponent(version)}`

/** Returns the address of the page that compares two releases. */
export const comparePath = (area: string, before: string, after: string) =>
  `${areaPath(area)}/compare?${new URLSearchParams({ before, after })}`

/** Returns the address at which a release opens on its own, with sample data. */
export const standalonePath = (area: string, version: string) => `/remotes/${area}/${encodeURIComponent(version)}/`

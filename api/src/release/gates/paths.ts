import type { ReleasePackage } from '@lekta/shared/contract/delivery/release-package'

/** A page of another area or of the host. */
interface OtherPage {
  path: string
  area: string
}

/** Returns the pages of a package that its area may not have, as sentences. */
export function checkPaths(
  { area }: Pick<ReleasePackage, 'area'>,
  { name, paths }: { name: string; paths: readonly string[] },
  others: readonly OtherPage[],
): string[] {
  if (area.name !== name) return [`The package contains the area “${area.name}”, not “${name}”.`]
  const listed = area.pages.map(({ path }) => path)
  const foreign = area.pages
    .filter(({ path }) => !paths.some((start) => `${path}/`.startsWith(start)))
    .map(({ path }) => `The page ${path} does not belong to the area: its paths begin with ${paths.join(' or ')}.`)
  const taken = area.pages.flatMap(({ path }) => {
    const owner = others.find((other) => other.path === path)
    return owner ? [`The page ${path} belongs to the area “${owner.area}”.`] : []
  })
  const twice = listed
    .filter((path, i) => listed.indexOf(path) !== i)
    .map((path) => `The page ${path} is listed twice.`)
  return [...foreign, ...taken, ...twice]
}

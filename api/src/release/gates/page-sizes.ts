import { pageBudget, type ReleasePackage } from '@lekta/shared/contract/delivery/release-package'

/** Returns the compressed size of each page with everything that it loads from its release, by path, in bytes. */
export function pageSizes({ preload, entry, files }: Pick<ReleasePackage, 'preload' | 'entry' | 'files'>) {
  const sizeOf = (names: readonly string[]) =>
    [...new Set([entry, ...names])].reduce((sum, name) => sum + (files[name]?.gzip ?? 0), 0)
  return Object.fromEntries(Object.entries(preload).map(([path, names]) => [path, sizeOf(names)]))
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** Returns how a size has changed, such as `12.3 KB more than in 1.0.0`. */
function difference(now: number, before: number | undefined, version: string): string {
  if (before === undefined) return `new since ${version}`
  if (kilobytes(before) === kilobytes(now)) return `as in ${version}`
  return `${kilobytes(Math.abs(now - before))} ${now > before ? 'more' : 'less'} than in ${version}`
}

interface Stable {
  version: string
  content: Parameters<typeof pageSizes>[0]
}

/** Returns the pages that are larger than the budget, as sentences with the difference from the stable release. */
export function checkPageSizes(
  content: Parameters<typeof pageSizes>[0],
  stable: Stable | null,
  budget = pageBudget,
): string[] {
  const before = stable ? pageSizes(stable.content) : {}
  return Object.entries(pageSizes(content)).flatMap(([path, bytes]) => {
    if (bytes <= budget) return []
    const since = stable ? ` (${difference(bytes, before[path], stable.version)})` : ''
    return [`The page ${path} loads ${kilobytes(bytes)}${since}, and a page may load ${kilobytes(budget)}.`]
  })
}

/** Returns the size of each page with the difference from the stable release, as sentences. */
export function describePageSizes(content: Parameters<typeof pageSizes>[0], stable: Stable | null): string[] {
  const before = stable ? pageSizes(stable.content) : {}
  return Object.entries(pageSizes(content)).map(([path, bytes]) => {
    const since = stable ? ` (${difference(bytes, before[path], stable.version)})` : ''
    return `The page ${path} loads ${kilobytes(bytes)}${since}.`
  })
}

import { pageBudget, pageSizes, type ReleasePackage } from '@lekta/shared/contract/delivery/release-package'

type Sized = Pick<ReleasePackage, 'preload' | 'entry' | 'files'>

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** Returns how a size has changed, such as `12.3 KB more than in 1.0.0`. */
function difference(now: number, before: number | undefined, version: string): string {
  if (before === undefined) return `new since ${version}`
  if (kilobytes(before) === kilobytes(now)) return `as in ${version}`
  return `${kilobytes(Math.abs(now - before))} ${now > before ? 'more' : 'less'} than in ${version}`
}

interface Stable {
  version: string
  content: Sized
}

/** Returns the pages that are larger than the budget, as sentences with the difference from the stable release. */
export function checkPageSizes(content: Sized, stable: Stable | null, budget = pageBudget): string[] {
  const before = stable ? pageSizes(stable.content) : {}
  return Object.entries(pageSizes(content)).flatMap(([path, bytes]) => {
    if (bytes <= budget) return []
    const since = stable ? ` (${difference(bytes, before[path], stable.version)})` : ''
    return [`The page ${path} loads ${kilobytes(bytes)}${since}, and a page may load ${kilobytes(budget)}.`]
  })
}

/** Returns the size of each page with the difference from the stable release, as sentences. */
export function describePageSizes(content: Sized, stable: Stable | null): string[] {
  const before = stable ? pageSizes(stable.content) : {}
  return Object.entries(pageSizes(content)).map(([path, bytes]) => {
    const since = stable ? ` (${difference(bytes, before[path], stable.version)})` : ''
    return `The page ${path} loads ${kilobytes(bytes)}${since}.`
  })
}

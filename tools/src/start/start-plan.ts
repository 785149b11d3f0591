import { isCurrent, isMissing, partNames } from '../release/parts'

/** What a start does about the portal that it serves. */
export interface StartPlan {
  /** Parts that were never built, which are built now. */
  missing: string[]
  /** Parts that were built from something else than the working tree. They are served as they are. */
  outdated: string[]
}

/** Compares the portal that is served with the working tree. */
export function planStart(dist: string): StartPlan {
  const missing = partNames().filter((part) => isMissing(part, dist))
  const outdated = partNames().filter((part) => !missing.includes(part) && !isCurrent(part, dist))
  return { missing, outdated }
}

/** Returns the notice about the parts that stay as they are; null when there are none. */
export function outdatedNotice({ outdated }: StartPlan): string | null {
  if (outdated.length === 0) return null
  const named = outdated.length === partNames().length ? 'all' : outdated.join(' ')
  return `Serving earlier releases instead of the working tree: ${outdated.join(', ')}.
To serve the working tree instead: npm run release ${named}`
}

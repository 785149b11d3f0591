import { isCurrent, isMissing, partNames } from '../release/parts'

/** The parts of the portal that a start must build or report. */
export interface StartPlan {
  /** Parts that were never built; they are built first. */
  missing: string[]
  /** Parts that were not built from the current working tree; they are served unchanged. */
  outdated: string[]
}

/** Compares a portal with the working tree. */
export function planStart(dist: string): StartPlan {
  const missing = partNames().filter((part) => isMissing(part, dist))
  const outdated = partNames().filter((part) => !missing.includes(part) && !isCurrent(part, dist))
  return { missing, outdated }
}

/** Returns the notice about outdated parts; null if there are none. */
export function outdatedNotice({ outdated }: StartPlan): string | null {
  if (outdated.length === 0) return null
  const named = outdated.length === partNames().length ? 'all' : outdated.join(' ')
  return `Serving earlier releases instead of the working tree: ${outdated.join(', ')}.
To serve the working tree instead: npm run release ${named}`
}

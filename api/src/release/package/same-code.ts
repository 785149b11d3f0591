import { isDeepStrictEqual } from 'node:util'
import { pagesReportFile } from '@lekta/shared/contract/delivery/pages-report'
import type { ReleasePackage } from '@lekta/shared/contract/delivery/release-package'

type Described = Omit<ReleasePackage, 'author'>

/** Returns what is left of a description without who built it, when and from which commit, and without the report. */
function codeOf({ commit, built_at, files, standalone, ...code }: Described) {
  const { [pagesReportFile]: _, ...others } = files
  return { ...code, files: others, standalone: standalone.filter((name) => name !== pagesReportFile) }
}

/** Returns whether two packages contain the same code. */
export function hasSameCode(one: Described, other: ReleasePackage): boolean {
  const { author: _, ...described } = other
  return isDeepStrictEqual(codeOf(one), codeOf(described))
}

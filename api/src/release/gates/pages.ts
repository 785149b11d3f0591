import {
  checkedLanguages,
  checkedStates,
  describeProblems,
  PagesReport,
} from '@lekta/shared/contract/delivery/pages-report'
import type { ReleasePackage } from '@lekta/shared/contract/delivery/release-package'
import * as z from 'zod/mini'

/** The number of problems that are listed, so that the answer can be read. */
const mostListed = 50

/** Returns the report that a text contains; null if it contains none. */
export function parseReport(text: string): PagesReport | null {
  try {
    return z.parse(PagesReport, JSON.parse(text))
  } catch {
    return null
  }
}

/** Returns whether an address such as `/library/shelf/1` is one of a page such as `/library/shelf/:id`. */
function isAddressOf(path: string, address: string): boolean {
  const [parts, actual] = [path.split('/'), address.split(/[?#]/, 1)[0]?.split('/') ?? []]
  return parts.length === actual.length && parts.every((part, i) => part.startsWith(':') || part === actual[i])
}

/**
 * Returns what a check has found on the pages of a release, and which pages it has not opened in every language and
 * state, as sentences.
 */
export function checkPages({ area, version }: Pick<ReleasePackage, 'area' | 'version'>, report: PagesReport): string[] {
  if (report.area !== area.name || report.version !== version)
    return [`The check of the pages is about ${report.area} ${report.version}, not about this release: build it again.`]
  const missing = area.pages
    .filter(({ path }) => !report.pages.some(({ address }) => isAddressOf(path, address)))
    .map(({ path }) => `The page ${path} was not checked: give it a sample address in fixtures.ts.`)
  const each = checkedLanguages.length * checkedStates.length
  const incomplete =
    report.opened < report.pages.length * each
      ? [
          `Not every page was opened in each language and state: ${report.opened} of ${report.pages.length * each} times.`,
        ]
      : []
  const problems = describeProblems(report.pages)
  const more = problems.length > mostListed ? [`There are ${problems.length - mostListed} more problems.`] : []
  return [...missing, ...incomplete, ...problems.slice(0, mostListed), ...more]
}

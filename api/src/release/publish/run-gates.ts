import { pagesReportFile } from '@lekta/shared/contract/delivery/pages-report'
import type { Gate, GateResult } from '@lekta/shared/contract/delivery/release'
import { compareEndpoints, type Shapes } from '../gates/endpoints'
import { checkIntegrity } from '../gates/integrity'
import { checkPageSizes, describePageSizes } from '../gates/page-sizes'
import { checkPages, parseReport } from '../gates/pages'
import { checkPaths } from '../gates/paths'
import { checkSharedModules, type SharedModule } from '../gates/shared-modules'
import { checkSignature } from '../gates/signature'
import type { ReadPackage } from '../package/read-package'

/** What a package is checked against. */
export interface Surroundings {
  area: { name: string; paths: readonly string[]; publicKey: string | null }
  /** The pages of other areas and of the host. */
  otherPages: Parameters<typeof checkPaths>[2]
  offered: Shapes
  /** The modules that the host shares; null if it does not say it. */
  shared: Readonly<Record<string, SharedModule>> | null
  stable: Parameters<typeof checkPageSizes>[1]
  /** Whether the server can open the pages itself. */
  canOpenPages: boolean
}

/** Returns the result of a gate: it fails if there are problems. */
const resultOf = (gate: Gate, problems: readonly string[], notes: readonly string[] = []): GateResult => ({
  gate,
  outcome: problems.length > 0 ? 'failed' : 'passed',
  messages: problems.length > 0 ? [...problems] : [...notes],
})

const skipped = (gate: Gate, message: string): GateResult => ({ gate, outcome: 'skipped', messages: [message] })

/** Returns the result for a package that cannot be read. */
export const unreadable = (message: string): GateResult => resultOf('format', [message])

/** Returns the results of the gates that say whether the package is what its team has built. Ends at the first failure. */
export function checkOrigin(
  release: ReadPackage,
  { publicKey }: { publicKey: string | null },
): { results: GateResult[]; isFailed: boolean } {
  const format = resultOf('format', [])
  const integrity = resultOf('integrity', checkIntegrity(release))
  if (integrity.outcome === 'failed') return { results: [format, integrity], isFailed: true }
  const signature = publicKey
    ? resultOf('signature', checkSignature(release.description, release.signature, publicKey))
    : skipped('signature', 'The area has no key.')
  return { results: [format, integrity, signature], isFailed: signature.outcome === 'failed' }
}

const noModules = 'The host of this portal does not say which modules it shares: its operator has to build it again.'
const notChecked =
  'Nobody has opened the pages of this release: build it with --check, which opens each of them in a browser.'

/** Returns the result of the gate for pages, by the report of the package. */
function checkPagesOf({ content, files }: ReadPackage, canOpenPages: boolean): GateResult {
  const text = files.get(pagesReportFile)
  if (!text && canOpenPages) return { gate: 'pages', outcome: 'running', messages: [] }
  if (!text) return resultOf('pages', [notChecked])
  const report = parseReport(text.toString('utf8'))
  return resultOf('pages', report ? checkPages(content, report) : [`${pagesReportFile} is no report of a check.`])
}

/** Returns the results of the gates that say whether the portal can serve the release, in their order. */
export function checkFit(release: ReadPackage, surroundings: Surroundings): GateResult[] {
  const { content } = release
  const { area, otherPages, offered, shared, stable, canOpenPages } = surroundings
  const { endpoints, exports } = content.uses
  return [
    resultOf('paths', checkPaths(content, area, otherPages)),
    resultOf('endpoints', compareEndpoints(endpoints, offered)),
    resultOf('shared', shared ? checkSharedModules({ shared: content.shared, exports }, shared) : [noModules]),
    resultOf('size', checkPageSizes(content, stable), describePageSizes(content, stable)),
    checkPagesOf(release, canOpenPages),
  ]
}

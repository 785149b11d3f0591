import { beaconContract, type RemoteOutcome } from '@lekta/shared/contract/beacon'
import type { RemoteError } from './remote-error'

const address = `/api${beaconContract.reportRemote.path}`

/** Milliseconds for which a failure that happens again is not reported again. */
const repeatAfter = 60_000

/** When this page has last sent each report, in milliseconds. */
const sent = new Map<string, number>()

function outcomeOf({ reason }: RemoteError, replacement: string | undefined): RemoteOutcome {
  if (reason === 'slow') return 'slow'
  return replacement ? 'fallback' : 'failed'
}

/**
 * Reports to the server, without waiting, that a release failed. Nothing depends on the report: it is not repeated if
 * it is lost, and without a connection it is not sent.
 */
function sendReport(failure: RemoteError, replacement: string | undefined) {
  const { area, version, reason, page = '' } = failure
  if (reason === 'offline') return
  const report = JSON.stringify({ area, version, reason, page, outcome: outcomeOf(failure, replacement) })
  if (Date.now() - (sent.get(report) ?? Number.NEGATIVE_INFINITY) < repeatAfter) return
  sent.set(report, Date.now())
  // Some browsers and extensions remove the function.
  navigator.sendBeacon?.(address, new Blob([report], { type: 'application/json' }))
}

/**
 * Reports to developers and to the operator that a release failed and which one is used instead: falling back must
 * not hide the problem.
 */
export function reportFailure(failure: RemoteError, replacement?: string) {
  const { area, version, reason, cause } = failure
  const instead = replacement ? ` ${area} ${replacement} is used instead.` : ''
  console.error(`The area ${area} ${version} failed (${reason}).${instead}`, ...(cause === undefined ? [] : [cause]))
  sendReport(failure, replacement)
}

/**
 * Why a page of an area cannot be shown: there is no connection; its server is down or too slow; its release was
 * built for another contract, was altered, is broken, or was stopped because it froze or emptied the page.
 */
export type FailureReason = 'offline' | 'down' | 'slow' | 'mismatch' | 'integrity' | 'crash' | 'stopped'

interface Details {
  reason: FailureReason
  area: string
  version: string
  cause?: unknown
  late?: Promise<unknown>
}

/** An area that could not be loaded or rendered, with the version that failed. */
export class RemoteError extends Error {
  readonly reason: FailureReason
  readonly area: string
  readonly version: string
  /** The load that took too long and still continues; undefined for other failures. */
  readonly late: Promise<unknown> | undefined

  constructor({ reason, area, version, cause, late }: Details) {
    super(`${area} ${version}: ${reason}`, { cause })
    this.name = 'RemoteError'
    this.reason = reason
    this.area = area
    this.version = version
    this.late = late
  }
}

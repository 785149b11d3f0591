/** Why an area cannot be shown: no connection, server down, too slow, built for another contract, altered, or broken. */
export type FailureReason = 'offline' | 'down' | 'slow' | 'mismatch' | 'integrity' | 'crash'

interface Details {
  reason: FailureReason
  area: string
  version: string
  cause?: unknown
}

/** An area that could not be loaded or drawn, with the version that failed. */
export class RemoteError extends Error {
  readonly reason: FailureReason
  readonly area: string
  readonly version: string

  constructor({ reason, area, version, cause }: Details) {
    super(`${area} ${version}: ${reason}`, { cause })
    this.name = 'RemoteError'
    this.reason = reason
    this.area = area
    this.version = version
  }
}

import type { FailureReason } from '@lekta/shared/contract/beacon'

interface Details {
  reason: FailureReason
  area: string
  version: string
  /** The path pattern of the page; undefined if the failure is of no single page. */
  page?: string | undefined
  cause?: unknown
  late?: Promise<unknown>
}

/** An area that could not be loaded or rendered, with the version that failed. */
export class RemoteError extends Error {
  readonly reason: FailureReason
  readonly area: string
  readonly version: string
  readonly page: string | undefined
  /** The load that took too long and still continues; undefined for other failures. */
  readonly late: Promise<unknown> | undefined

  constructor({ reason, area, version, page, cause, late }: Details) {
    super(`${area} ${version}: ${reason}`, { cause })
    this.name = 'RemoteError'
    this.reason = reason
    this.area = area
    this.version = version
    this.page = page
    this.late = late
  }
}

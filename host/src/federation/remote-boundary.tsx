import type { FailureReason } from '@lekta/shared/contract/beacon'
import { Component, type ReactNode } from 'react'
import { RemoteError } from './failures/remote-error'

interface Props {
  area: string
  version: string
  /** The page's path pattern, or `dashboardPart`. */
  page: string
  children: ReactNode
  /** Renders the replacement of the part that failed. */
  fallback: (error: RemoteError) => ReactNode
  /** Called once for every error, with the error that `fallback` gets. */
  onError: (error: RemoteError) => void
}

/**
 * Returns why a page failed. Webpack's name for the error identifies a chunk that could not be fetched; any other
 * error means broken code.
 */
function reasonOf(error: unknown): FailureReason {
  if ((error as Error | undefined)?.name !== 'ChunkLoadError') return 'crash'
  return navigator.onLine ? 'down' : 'offline'
}

/** Catches the errors of one area, so that they do not affect the rest of the portal. */
export class RemoteBoundary extends Component<Props, { error: RemoteError | null }> {
  override state: { error: RemoteError | null } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    if (error instanceof RemoteError) return { error }
    return { error: new RemoteError({ reason: reasonOf(error), area: '', version: '', cause: error }) }
  }

  override componentDidCatch() {
    const { error } = this.state
    if (error) this.props.onError(this.describe(error))
  }

  private describe(error: RemoteError): RemoteError {
    const { area, version, page } = this.props
    return error.area ? error : new RemoteError({ reason: error.reason, area, version, page, cause: error.cause })
  }

  override render() {
    const { children, fallback } = this.props
    const { error } = this.state
    return error ? fallback(this.describe(error)) : children
  }
}

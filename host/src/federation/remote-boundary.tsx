import { Component, type ReactNode } from 'react'
import { type FailureReason, RemoteError } from './failures/remote-error'

interface Props {
  area: string
  version: string
  children: ReactNode
  /** Rendered instead of what failed. */
  fallback: (error: RemoteError) => ReactNode
  /** Called once for every error, with the error that `fallback` gets. */
  onError: (error: RemoteError) => void
}

/**
 * Returns why a page failed: a chunk could not be fetched, recognised by webpack's name for that error, or broken
 * code.
 */
function reasonOf(error: unknown): FailureReason {
  if ((error as Error | undefined)?.name !== 'ChunkLoadError') return 'crash'
  return navigator.onLine ? 'down' : 'offline'
}

/** Keeps an error of one area inside that area. */
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
    const { area, version } = this.props
    return error.area ? error : new RemoteError({ reason: error.reason, area, version, cause: error.cause })
  }

  override render() {
    const { children, fallback } = this.props
    const { error } = this.state
    return error ? fallback(this.describe(error)) : children
  }
}

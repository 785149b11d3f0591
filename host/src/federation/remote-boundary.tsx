import { Component, type ReactNode } from 'react'
import { type FailureReason, RemoteError } from './remote-error'

interface Props {
  area: string
  version: string
  children: ReactNode
  fallback: (error: RemoteError) => ReactNode
}

/** Why a page fell that was not told by its loader: a piece of it could not be fetched, under the name that webpack gives that, or it is broken. */
function reasonOf(error: unknown): FailureReason {
  if ((error as Error | undefined)?.name !== 'ChunkLoadError') return 'crash'
  return navigator.onLine ? 'down' : 'offline'
}

/** Keeps a fault of one area inside that area, and names its version in the console. */
export class RemoteBoundary extends Component<Props, { error: RemoteError | null }> {
  override state: { error: RemoteError | null } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return {
      error:
        error instanceof RemoteError
          ? error
          : new RemoteError({ reason: reasonOf(error), area: '', version: '', cause: error }),
    }
  }

  override componentDidCatch(error: unknown) {
    const cause = error instanceof RemoteError ? (error.cause ?? error) : error
    console.error(`The area ${this.props.area} ${this.props.version} failed.`, cause)
  }

  override render() {
    const { children, fallback, area, version } = this.props
    const { error } = this.state
    if (!error) return children
    return fallback(error.area ? error : new RemoteError({ reason: error.reason, area, version, cause: error.cause }))
  }
}

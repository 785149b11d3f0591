import { Component, type ReactNode } from 'react'
import { RemoteError } from './remote-error'

interface Props {
  area: string
  version: string
  children: ReactNode
  fallback: (error: RemoteError) => ReactNode
}

/** Keeps a fault of one area inside that area, and names its version in the console. */
export class RemoteBoundary extends Component<Props, { error: RemoteError | null }> {
  override state: { error: RemoteError | null } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return {
      error:
        error instanceof RemoteError
          ? error
          : new RemoteError({ reason: 'crash', area: '', version: '', cause: error }),
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

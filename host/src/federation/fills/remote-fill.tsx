import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { RemoteError } from '../failures/remote-error'
import { reportFailure } from '../failures/report-failure'
import { usePortalContext } from '../portal-context'
import { RemoteBoundary } from '../remote-boundary'
import type { LoadedScreen } from '../remotes'
import { FillFailure } from './fill-failure'

interface Props {
  area: string
  slot: string
  /** What the slot gives to its fills. */
  props: object
  waiting: ReactNode
}

type State = 'waiting' | 'failed' | LoadedScreen

/** Loads a fill, and loads it again after each `restart`. A load that takes too long still shows the fill at its end. */
function useFill({ area, slot }: Props) {
  const { remotes } = usePortalContext()
  const [state, setState] = useState<State>('waiting')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads the fill again
  useEffect(() => {
    let isCurrent = true
    const show = (next: State) => {
      if (isCurrent) setState(next)
    }
    const fail = (error: unknown) => {
      show('failed')
      if (error instanceof RemoteError) reportFailure(error)
      else console.error(error)
    }
    remotes.loadFill(area, slot).then(show, (error: unknown) => {
      fail(error)
      if (error instanceof RemoteError) error.late?.then(() => isCurrent && restart(), fail)
    })
    return () => {
      isCurrent = false
    }
  }, [remotes, area, slot, attempt])
  const restart = () => {
    setState('waiting')
    setAttempt((count) => count + 1)
  }
  const retry = () => {
    remotes.retry(area)
    restart()
  }
  return { state, attempt, restart, retry }
}

interface ShownProps {
  area: string
  props: object
  loaded: LoadedScreen
}

const ShownFill = ({ area, props, loaded: { Screen, version } }: ShownProps) => {
  const { remotes } = usePortalContext()
  useEffect(() => remotes.show(area, version), [remotes, area, version])
  const Fill = Screen as ComponentType<object>
  return <Fill {...props} />
}

/** What one area shows in a slot. If it fails, the area's previous release is tried, then a note takes its place. */
export const RemoteFill = (fill: Props) => {
  const { area, slot, props, waiting } = fill
  const { remotes } = usePortalContext()
  const { state, attempt, restart, retry } = useFill(fill)
  if (state === 'waiting') return waiting
  if (state === 'failed') return <FillFailure onRetry={retry} />
  const showOlderRelease = (error: RemoteError) => {
    // Without a connection, other releases cannot be loaded either.
    if (error.reason === 'offline') reportFailure(error)
    else if (remotes.dropFill(error, slot)) restart()
  }
  return (
    <RemoteBoundary
      key={`${attempt} ${state.version}`}
      area={area}
      version={state.version}
      page={slot}
      fallback={() => <FillFailure onRetry={retry} />}
      onError={showOlderRelease}
    >
      <Suspense fallback={waiting}>
        <ShownFill area={area} props={props} loaded={state} />
      </Suspense>
    </RemoteBoundary>
  )
}

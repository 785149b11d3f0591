import { useTranslation } from '@lekta/shared/i18n'
import { PageHeader, Skeleton, Stack, Text, Title } from '@lekta/shared/ui'
import { type ReactNode, Suspense, use, useDeferredValue, useEffect, useRef, useState } from 'react'
import { markFirstPaint } from '../lib/first-paint'
import { FailureCard } from './failures/failure-card'
import { RemoteError } from './failures/remote-error'
import { reportFailure } from './failures/report-failure'
import { usePortalContext } from './portal-context'
import { RemoteBoundary } from './remote-boundary'
import styles from './remote-screen.module.css'
import type { LoadedScreen } from './remotes'

/** A page that is loading: its heading at once if it is known, and a skeleton. */
const Waiting = ({ heading }: { heading?: string | undefined }) => {
  const { t } = useTranslation()
  return (
    <>
      {heading && <PageHeader title={t(heading)} />}
      <Stack className={styles.waiting} role="status" aria-label={t('Loading')} gap="md">
        {!heading && <Skeleton height={34} width="40%" />}
        <Skeleton height={36} width="60%" />
        <Skeleton height={220} />
        <Text className={styles.slowNote} c="dimmed">
          {t('This is taking longer than usual. Your connection may be slow; you don’t need to do anything.')}
        </Text>
      </Stack>
    </>
  )
}

interface RetryProps {
  error: RemoteError
  /** Loads the page again. */
  restart: () => void
  /** Reads the registry again, then loads the page. */
  retry: () => void
}

/** Retries automatically: when the connection is back, and when the page is opened again. */
function useRetry({ reason }: RemoteError, retry: () => void) {
  const opened = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again only when a cached page is shown again
  useEffect(() => {
    if (opened.current) retry()
    opened.current = true
  }, [])
  useEffect(() => {
    if (reason !== 'offline') return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [reason, retry])
}

/** The card of a page that cannot be shown; if a load is still running, its result replaces the card. */
const Unavailable = ({ error: first, restart, retry }: RetryProps) => {
  const [error, setError] = useState(first)
  useRetry(error, retry)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a load ends once, whatever the props are by then
  useEffect(() => {
    let isCurrent = true
    error.late?.then(
      () => isCurrent && restart(),
      (failure: unknown) => isCurrent && failure instanceof RemoteError && setError(failure),
    )
    return () => {
      isCurrent = false
    }
  }, [error])
  return <FailureCard error={error} onRetry={retry} />
}

const ShownScreen = ({ Screen, version, area }: LoadedScreen & { area: string }) => {
  const { remotes } = usePortalContext()
  useEffect(markFirstPaint, [])
  useEffect(() => remotes.show(area, version), [remotes, area, version])
  return <Screen />
}

/** Returns a loaded screen as a promise that React can read without waiting, or null if the screen is not loaded. */
const ready = (screen: LoadedScreen | undefined): Promise<LoadedScreen> | null =>
  screen ? Object.assign(Promise.resolve(screen), { status: 'fulfilled', value: screen }) : null

interface Props {
  area: string
  /** The page's path pattern in the area's table, or `dashboardPart`. */
  path: string
  /** The English heading above a card that says why the page cannot be shown, which is also its translation key. */
  title?: string
  /** Whether the page's heading is its title, so that it is shown at once and the page follows with low priority. */
  isTitled?: boolean
  /** Shown while the code loads; a page skeleton by default. */
  waiting?: ReactNode
}

/** Loads a page, and loads it again after each `restart`. */
function useScreen({ area, path }: Props) {
  const { remotes } = usePortalContext()
  const [screen, setScreen] = useState(() => ready(remotes.loadedScreen?.(area, path)))
  const [attempt, setAttempt] = useState(0)
  // Does not load during render, because a load updates the progress bar and a repeated render would load the page
  // again. A cached page that is shown again does not load again either.
  useEffect(() => {
    if (!screen) setScreen(remotes.loadScreen(area, path))
  }, [remotes, area, path, screen])
  const restart = () => {
    setScreen(null)
    setAttempt((count) => count + 1)
  }
  const retry = () => {
    remotes.retry(area)
    restart()
  }
  return { screen, attempt, restart, retry }
}

interface LoadedProps {
  screen: Promise<LoadedScreen>
  area: string
  path: string
  fallback: (error: RemoteError) => ReactNode
  restart: () => void
}

/** Shows the heading in the frame after the click, and then renders the page. */
const ShownLater = ({ waiting, children }: { waiting: ReactNode; children: ReactNode }) =>
  useDeferredValue(true, false) ? children : waiting

/** A page that fails while in use is replaced by the previous release, like one that cannot be loaded. */
const LoadedPage = ({ screen, area, path, fallback, restart }: LoadedProps) => {
  const { remotes } = usePortalContext()
  const loaded = use(screen)
  const showOlderRelease = (error: RemoteError) => {
    // Without a connection, other releases cannot be loaded either.
    if (error.reason === 'offline') reportFailure(error)
    else if (remotes.dropRelease(error)) restart()
  }
  return (
    <RemoteBoundary area={area} version={loaded.version} page={path} fallback={fallback} onError={showOlderRelease}>
      <ShownScreen {...loaded} area={area} />
    </RemoteBoundary>
  )
}

/** A page of an area: a skeleton while its code loads, then the page, or a card that says why it cannot be shown. */
export const RemoteScreen = (props: Props) => {
  const { area, path, title, isTitled = false } = props
  const { waiting = <Waiting heading={isTitled ? title : undefined} /> } = props
  const { t } = useTranslation()
  const { remotes } = usePortalContext()
  const { screen, attempt, restart, retry } = useScreen(props)
  const fallback = (error: RemoteError) => (
    <>
      {title && (
        <Title order={1} size="h2">
          {t(title)}
        </Title>
      )}
      <Unavailable error={error} restart={restart} retry={retry} />
    </>
  )
  const page = screen && <LoadedPage screen={screen} area={area} path={path} fallback={fallback} restart={restart} />
  return (
    <RemoteBoundary
      key={attempt}
      area={area}
      version={remotes.versionOf(area)}
      page={path}
      fallback={fallback}
      onError={reportFailure}
    >
      <Suspense fallback={waiting}>
        {page && isTitled ? <ShownLater waiting={waiting}>{page}</ShownLater> : (page ?? waiting)}
      </Suspense>
    </RemoteBoundary>
  )
}

import { useTranslation } from '@lekta/shared/i18n'
import { Skeleton, Stack, Text, Title } from '@lekta/shared/ui'
import { type ComponentType, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { useParts } from '../portal/parts'
import { pageIsShown } from '../portal/shown'
import { FailureCard } from './failure-card'
import { RemoteBoundary } from './remote-boundary'
import styles from './remote-screen.module.css'

const Waiting = () => {
  const { t } = useTranslation()
  return (
    <Stack className={styles.waiting} role="status" aria-label={t('Loading')} gap="md">
      <Skeleton height={34} width="40%" />
      <Skeleton height={16} width="60%" />
      <Skeleton height={220} mt="md" />
      <Text className={styles.patience} c="dimmed">
        {t('This takes longer than usual. The connection may be slow; you need not do anything.')}
      </Text>
    </Stack>
  )
}

const Drawn = ({ screen }: { screen: Promise<ComponentType> }) => {
  const Screen = use(screen)
  useEffect(pageIsShown, [])
  return <Screen />
}

/** Tries again by itself when the connection comes back, and when somebody comes back to the page. */
function TryAgain({ when, retry }: { when: boolean; retry: () => void }) {
  const seen = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs anew only when a kept page is shown again
  useEffect(() => {
    if (seen.current) retry()
    seen.current = true
  }, [])
  useEffect(() => {
    if (!when) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [when, retry])
  return null
}

/** A screen that is here, as a promise that React need not wait for. */
const ready = (screen: ComponentType | undefined): Promise<ComponentType> | null =>
  screen ? Object.assign(Promise.resolve(screen), { status: 'fulfilled', value: screen }) : null

interface Props {
  area: string
  /** The page's pattern, as the area's table has it, or `dashboardPart`. */
  path: string
  /** Stands over a card that says why the page cannot be shown; English, the key of its translation. */
  title?: string
  /** Stands there while the code comes; the outline of a page without it. */
  waiting?: ReactNode
}

/** A page of an area: a skeleton while its code comes, the page, or a card that says why it cannot be shown. */
export const RemoteScreen = ({ area, path, title, waiting = <Waiting /> }: Props) => {
  const { t } = useTranslation()
  const { remotes } = useParts()
  const [screen, setScreen] = useState(() => ready(remotes.atHand?.(area, path)))
  const [tries, setTries] = useState(0)
  // Not while rendering: a load tells the progress bar, and a render that React starts over would load again.
  // Nor again for a kept page that is shown again.
  useEffect(() => {
    if (!screen) setScreen(remotes.loadScreen(area, path))
  }, [remotes, area, path, screen])
  const retry = () => {
    remotes.retry(area)
    setScreen(null)
    setTries(tries + 1)
  }
  return (
    <RemoteBoundary
      key={tries}
      area={area}
      version={remotes.versionOf(area)}
      fallback={(error) => (
        <>
          {title && (
            <Title order={1} size="h2">
              {t(title)}
            </Title>
          )}
          <FailureCard error={error} onRetry={retry} />
          <TryAgain when={error.reason === 'offline'} retry={retry} />
        </>
      )}
    >
      <Suspense fallback={waiting}>{screen ? <Drawn screen={screen} /> : waiting}</Suspense>
    </RemoteBoundary>
  )
}

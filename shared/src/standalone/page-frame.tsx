import { useTranslation } from '@lekta/shared/i18n'
import type { Screen } from '@lekta/shared/routing'
import { Container, LoadingSkeleton, Notice, Skeleton, Stack, Text, Title } from '@lekta/shared/ui'
import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from 'react'
import { useRouteError } from 'react-router-dom'

type Load = (() => Promise<Screen>) | undefined

const Placeholder = () => (
  <LoadingSkeleton>
    <Skeleton height={220} />
  </LoadingSkeleton>
)

const loaded = new WeakMap<NonNullable<Load>, LazyExoticComponent<ComponentType>>()

/** Returns a page that loads its code once for all sessions. After a failure, the next session loads it again. */
function lazyOnce(load: NonNullable<Load>) {
  const existing = loaded.get(load)
  if (existing) return existing
  const page = lazy(() =>
    load().catch((error: unknown) => {
      loaded.delete(load)
      throw error
    }),
  )
  loaded.set(load, page)
  return page
}

/** Renders one page, or a fill with its props. The code is fetched when the page is first opened. */
export const ScreenOf = ({ lazy: load, props }: { lazy: Load; props?: object }) => {
  const Page = load && lazyOnce(load)
  return <Suspense fallback={<Placeholder />}>{Page && <Page {...props} />}</Suspense>
}

/** What the area shows in a slot, below the name of the slot. */
export const FillPage = ({ slot, ...fill }: { slot: string; lazy: Load; props: object }) => {
  const { t } = useTranslation()
  return (
    <Stack gap="md" align="flex-start">
      <div>
        <Title order={1} size="h2">
          {slot}
        </Title>
        <Text c="dimmed">{t('What this area adds to the pages of other areas')}</Text>
      </div>
      <ScreenOf {...fill} />
    </Stack>
  )
}

/** The dashboard cards below a title, which takes the place of the portal's greeting. */
export const DashboardPage = ({ lazy: load }: { lazy: Load }) => {
  const { t } = useTranslation()
  return (
    <Stack gap="md">
      <Title order={1} size="h2">
        {t('Dashboard')}
      </Title>
      <ScreenOf lazy={load} />
    </Stack>
  )
}

/** The main element around a page, as wide as in the portal. */
export const PageFrame = ({ children }: { children: ReactNode }) => (
  <Container component="main" size="xl" py="md">
    {children}
  </Container>
)

/** Replaces a page that failed, with details for its developer. */
export const BrokenPage = () => {
  const { t } = useTranslation()
  const error = useRouteError()
  return (
    <PageFrame>
      <div role="alert">
        <Notice title={t('This page could not be shown')} order={1}>
          {error instanceof Error ? error.message : String(error)}
        </Notice>
      </div>
    </PageFrame>
  )
}

export const NoPage = () => {
  const { t } = useTranslation()
  return (
    <PageFrame>
      <Notice title={t('There is no page at this address')} order={1} />
    </PageFrame>
  )
}

import { useTranslation } from '@lekta/shared/i18n'
import { type AreaPage, Link, Outlet, type Screen } from '@lekta/shared/routing'
import { Anchor, Container, Divider, Group, NativeSelect, Notice, Skeleton, Stack, Text, Title } from '@lekta/shared/ui'
import { lazy, Suspense, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import type { Role } from '../contract/endpoint'
import { home } from '../lib/home'
import { addressOf, isAlias, type Samples } from '../testing/samples'
import type { Options } from './standalone'

/** The path of the list of all pages. */
export const pagesPath = '/pages'

const Loading = () => {
  const { t } = useTranslation()
  return <Skeleton height={220} role="status" aria-label={t('Loading')} />
}

/** Renders one page. The code of the page is fetched when the page is opened. */
export const ScreenOf = ({ lazy: load }: { lazy: (() => Promise<Screen>) | undefined }) => {
  const [Page] = useState(() => load && lazy(load))
  return <Suspense fallback={<Loading />}>{Page && <Page />}</Suspense>
}

/** The dashboard cards below a title, which takes the place of the portal's greeting. */
export const DashboardPage = ({ lazy: load }: Parameters<typeof ScreenOf>[0]) => {
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

/** Replaces a page that failed, with details for its developer. */
export const BrokenPage = () => {
  const { t } = useTranslation()
  const error = useRouteError()
  return (
    <div role="alert">
      <Notice title={t('This page could not be shown')}>
        {error instanceof Error ? error.message : String(error)}
      </Notice>
    </div>
  )
}

const AllPages = () => {
  const { t } = useTranslation()
  return (
    <Anchor component={Link} to={pagesPath}>
      {t('All pages')}
    </Anchor>
  )
}

export const NoPage = () => {
  const { t } = useTranslation()
  return <Notice title={t('There is no page at this address')} order={1} action={<AllPages />} />
}

const setOption = (name: string, value: string) => {
  const address = new URL(location.href)
  address.searchParams.set(name, value)
  location.assign(address)
}

const RoleSwitch = ({ roles, role }: { roles: readonly Role[]; role: Role }) => {
  const { t } = useTranslation()
  return (
    <NativeSelect
      aria-label={t('Role')}
      data={[...roles]}
      value={role}
      onChange={(event) => setOption('role', event.currentTarget.value)}
    />
  )
}

interface PagesProps {
  pages: readonly AreaPage[]
  /** Whether the area has cards for the dashboard of this role. */
  dashboard: boolean
}

const Menu = ({ pages, dashboard }: PagesProps) => {
  const { t } = useTranslation()
  return (
    <Group component="nav" aria-label={t('Main menu')} gap="md">
      <AllPages />
      {dashboard && (
        <Anchor component={Link} to={home}>
          {t('Dashboard')}
        </Anchor>
      )}
      {pages
        .filter(({ menu }) => menu)
        .map(({ path, title }) => (
          <Anchor key={path} component={Link} to={path}>
            {t(title)}
          </Anchor>
        ))}
    </Group>
  )
}

const PageLine = ({ page, samples }: { page: AreaPage; samples: Samples }) => {
  const { t } = useTranslation()
  const address = addressOf(page, samples)
  return (
    <li>
      {address ? (
        <Anchor component={Link} to={address}>
          {t(page.title)}
        </Anchor>
      ) : (
        <Text span>{t(page.title)}</Text>
      )}
      <Text size="sm" c="dimmed">
        {address ?? page.path}
      </Text>
    </li>
  )
}

/**
 * Lists everything that a role can open in an area. Pages with parameters are opened at the sample addresses of the
 * fixtures.
 */
export const PageIndex = ({ pages, dashboard, samples }: PagesProps & { samples: Samples }) => {
  const { t } = useTranslation()
  const listed = pages.filter((page) => !isAlias(page, pages))
  return (
    <Stack gap="md">
      <Title order={1} size="h2">
        {t('All pages')}
      </Title>
      <Stack component="ul" gap="sm">
        {dashboard && (
          <li>
            <Anchor component={Link} to={home}>
              {t('Dashboard')}
            </Anchor>
            <Text size="sm" c="dimmed">
              {home}
            </Text>
          </li>
        )}
        {listed.map((page) => (
          <PageLine key={page.path} page={page} samples={samples} />
        ))}
      </Stack>
    </Stack>
  )
}

interface Props extends PagesProps {
  area: string
  roles: readonly Role[]
  options: Options
}

/** A minimal shell that opens each page of an area, and the area's dashboard cards, in each of its roles. */
export const Shell = ({ area, pages, roles, options, dashboard }: Props) => {
  const { t } = useTranslation()
  return (
    <Container size="xl" py="md">
      <Stack gap="md">
        <Group justify="space-between">
          <Group gap="lg">
            <Text fw={700}>{area}</Text>
            <Menu pages={pages} dashboard={dashboard} />
          </Group>
          <Group gap="sm">
            <Text size="sm" c="dimmed">
              {options.api ? t('Against {{api}}', { api: options.api }) : t('On fixtures')}
            </Text>
            <RoleSwitch roles={roles} role={options.role} />
          </Group>
        </Group>
        <Divider />
        <main>
          <Outlet />
        </main>
      </Stack>
    </Container>
  )
}

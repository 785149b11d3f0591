import { useTranslation } from '@lekta/shared/i18n'
import { Link, Outlet, type PlacedPage, type Screen } from '@lekta/shared/routing'
import { Anchor, Container, Divider, Group, NativeSelect, Stack, Text } from '@lekta/shared/ui'
import { lazy, Suspense, useState } from 'react'
import type { Role } from '../contract/endpoint'
import { home } from '../lib/home'
import type { Wish } from './standalone'

/** The code of one page, fetched when it is opened. */
export const ScreenOf = ({ lazy: load }: { lazy: (() => Promise<Screen>) | undefined }) => {
  const [Page] = useState(() => load && lazy(load))
  return <Suspense fallback={null}>{Page && <Page />}</Suspense>
}

const askFor = (name: string, value: string) => {
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
      onChange={(event) => askFor('role', event.currentTarget.value)}
    />
  )
}

const Menu = ({ pages, dashboard }: Pick<Props, 'pages' | 'dashboard'>) => {
  const { t } = useTranslation()
  return (
    <Group component="nav" aria-label={t('Main menu')} gap="md">
      {dashboard && (
        <Anchor component={Link} to={home}>
          {t('Dashboard')}
        </Anchor>
      )}
      {pages
        .filter(({ path, noCache }) => !path.includes(':') && !noCache)
        .map(({ path, title }) => (
          <Anchor key={path} component={Link} to={path}>
            {t(title)}
          </Anchor>
        ))}
    </Group>
  )
}

interface Props {
  area: string
  pages: readonly PlacedPage[]
  roles: readonly Role[]
  wish: Wish
  /** Whether the area has cards for the dashboard of this role. */
  dashboard: boolean
}

/** Just enough around an area to open each of its pages as each of its roles, and its cards of the dashboard. */
export const Shell = ({ area, pages, roles, wish, dashboard }: Props) => {
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
              {wish.api ? t('Against {{api}}', { api: wish.api }) : t('On fixtures')}
            </Text>
            <RoleSwitch roles={roles} role={wish.role} />
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

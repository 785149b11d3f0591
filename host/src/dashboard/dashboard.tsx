import { useAppSelector } from '@lekta/shared/client'
import type { Role } from '@lekta/shared/contract/endpoint'
import { useTranslation } from '@lekta/shared/i18n'
import { firstNameOf } from '@lekta/shared/lib/text/first-name'
import { areasFilling, dashboardPart, pageAt, useLocation } from '@lekta/shared/routing'
import { DashboardSkeleton, PageHeader, Stack } from '@lekta/shared/ui'
import { Fills } from '../federation/fills/fills'
import { usePortalContext } from '../federation/portal-context'
import { RemoteScreen } from '../federation/remote-screen'
import { PageTiles } from './page-tiles'

/**
 * The cards of the role's own area, then those that other areas add. An area of an older release may have no cards;
 * tiles of its pages are shown instead.
 */
const Cards = ({ role }: { role: Role }) => {
  const { remotes } = usePortalContext()
  const hasCards = areasFilling(remotes.areas, dashboardPart, [role]).includes(role)
  return (
    <Stack gap="lg">
      {hasCards ? <RemoteScreen area={role} path={dashboardPart} waiting={<DashboardSkeleton />} /> : <PageTiles />}
      <Fills name={dashboardPart} props={{}} except={role} />
    </Stack>
  )
}

/** The home page: a greeting by the shell, and below it the cards of the first role's area. */
const Dashboard = () => {
  const { t } = useTranslation()
  const { pages } = usePortalContext()
  const session = useAppSelector((state) => state.session)
  const here = pageAt(pages, useLocation().pathname)
  const [role] = session.roles
  return (
    <>
      <PageHeader
        title={t('Hi, {{name}}!', { name: firstNameOf(session) })}
        subtitle={here?.subtitle && t(here.subtitle)}
      />
      {role && <Cards key={role} role={role} />}
    </>
  )
}

export default Dashboard

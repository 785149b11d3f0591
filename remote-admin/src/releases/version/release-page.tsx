import { useQuery } from '@lekta/shared/client'
import { type ReleaseDetail, releaseContract } from '@lekta/shared/contract/delivery/release'
import { releaseAreaContract } from '@lekta/shared/contract/delivery/release-area'
import { type Rollout, rolloutContract } from '@lekta/shared/contract/delivery/rollout'
import { useDateAndTime } from '@lekta/shared/dates/use-day'
import { combineQueries, QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { useParams } from '@lekta/shared/routing'
import { Alert, DashboardGrid, DashboardSkeleton, Group, Icon, PageHeader, Panel, Stack, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { Facts } from '../../system/facts'
import { ReleaseActions } from '../area/release-menu'
import { type ReleaseAction, servedBy } from '../dialogs/dialog-props'
import { ReleaseDialogs } from '../dialogs/release-dialogs'
import { ChannelBadges } from '../parts/channel-badges'
import { VersionText } from '../parts/version-text'
import { ChecksPanel } from './checks-panel'
import { FailuresPanel } from './failures-panel'
import { HealthFacts } from './health-facts'
import { SizesPanel } from './sizes-panel'
import { UsesPanel } from './uses-panel'

const Withdrawn = ({ withdrawn }: Pick<ReleaseDetail, 'withdrawn'>) => {
  const { t } = useTranslation()
  const dateAndTime = useDateAndTime()
  if (!withdrawn) return null
  return (
    <Alert
      color="orange"
      icon={<Icon name="alert" />}
      title={t('Withdrawn on {{time}}', { time: dateAndTime(withdrawn.at) })}
    >
      <Text size="sm" c="var(--mantine-color-text)" style={{ overflowWrap: 'anywhere' }}>
        {withdrawn.reason}
      </Text>
    </Alert>
  )
}

/** Who built the release from what, and who handed it in. */
const Origin = ({ release }: { release: ReleaseDetail }) => {
  const { t } = useTranslation()
  const dateAndTime = useDateAndTime()
  const { commit, author, built_at, published_at, published_by } = release
  const facts = [
    { label: t('Author'), value: author ?? '–' },
    { label: t('Commit'), value: commit === null ? '–' : <VersionText>{commit}</VersionText> },
    { label: t('Built'), value: dateAndTime(built_at) },
    { label: t('Handed in'), value: dateAndTime(published_at) },
    { label: t('By'), value: published_by ?? t('came with the installation') },
  ]
  return (
    <Panel title={t('Origin')}>
      <Facts facts={facts} />
    </Panel>
  )
}

const Content = ({ release }: { release: ReleaseDetail }) => (
  <Stack gap="md">
    <Withdrawn {...release} />
    <DashboardGrid
      main={
        <>
          <ChecksPanel checks={release.checks} />
          <SizesPanel pages={release.pages} bytes={release.bytes} />
          <UsesPanel endpoints={release.endpoints} shared={release.shared} />
        </>
      }
      side={
        <>
          <Origin release={release} />
          <HealthFacts release={release} />
          <FailuresPanel failures={release.failures} />
        </>
      }
    />
  </Stack>
)

/** Returns whether a release is older than the one for everyone; undefined until that is loaded. */
function useIsOlder(area: string, rollout: Rollout | undefined, release: ReleaseDetail | undefined) {
  const stable = rollout && servedBy(rollout, 'stable')
  const { data } = useQuery(
    releaseContract.release,
    { params: { area, version: stable ?? '' } },
    { skip: typeof stable !== 'string' },
  )
  return data !== undefined && release !== undefined && release.published_at < data.published_at
}

/** One release: its checks, sizes and failures, and what it uses. */
export default function ReleasePage() {
  const { area: name = '', version = '' } = useParams()
  const [action, setAction] = useState<ReleaseAction | null>(null)
  const options = { refetchOnMountOrArgChange: true }
  const areas = useQuery(releaseAreaContract.releaseAreas, undefined, options)
  const rollout = useQuery(rolloutContract.rollout, { params: { area: name } }, options)
  const release = useQuery(releaseContract.release, { params: { area: name, version } }, options)
  const area = areas.data?.find((one) => one.name === name)
  const isOlder = useIsOlder(name, rollout.data, release.data)
  const loaded = area && rollout.data && release.data && { area, rollout: rollout.data, release: release.data }
  return (
    <>
      <PageHeader title={version} subtitle={name}>
        {loaded && (
          <>
            <Group gap={6}>
              <ChannelBadges release={loaded.release} />
            </Group>
            <ReleaseActions {...loaded} isOlder={isOlder} onAction={setAction} />
          </>
        )}
      </PageHeader>
      <QueryContent query={combineQueries({ areas, rollout, release })} skeleton={<DashboardSkeleton />}>
        {() => loaded && <Content release={loaded.release} />}
      </QueryContent>
      {loaded && <ReleaseDialogs {...loaded} action={action} onClose={() => setAction(null)} />}
    </>
  )
}

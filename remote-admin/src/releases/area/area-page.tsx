import { useQuery } from '@lekta/shared/client'
import { type ReleaseArea, releaseAreaContract } from '@lekta/shared/contract/delivery/release-area'
import { type Rollout, rolloutContract } from '@lekta/shared/contract/delivery/rollout'
import { combineQueries, QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { useParams, useSearchParams } from '@lekta/shared/routing'
import { LoadingSkeleton, PageHeader, SimpleGrid, Skeleton, Stack, Tabs } from '@lekta/shared/ui'
import { useState } from 'react'
import type { ReleaseAction } from '../dialogs/dialog-props'
import { ReleaseDialogs } from '../dialogs/release-dialogs'
import { AreaActions } from './area-actions'
import { FreezeNotice } from './freeze-notice'
import { HealthPanel } from './health-panel'
import { History } from './history'
import { NoSuchArea } from './no-such-area'
import { PinsAndSchedule } from './pins-and-schedule'
import { ServingPanel } from './serving-panel'
import { Timeline } from './timeline'
import { Tokens } from './tokens'

/** Milliseconds between two polls, so that the page shows what other people, programs and the server change. */
const POLLING = 10_000

const tabs = ['releases', 'history', 'pins', 'tokens'] as const
type TabName = (typeof tabs)[number]

interface Props {
  area: ReleaseArea
  rollout: Rollout
  onAction: (action: ReleaseAction) => void
}

const AreaTabs = ({ area, rollout, onAction }: Props) => {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const open = (tab: string | null) => setParams(tab === null || tab === tabs[0] ? {} : { tab }, { replace: true })
  const labels: Readonly<Record<TabName, string>> = {
    releases: t('Releases'),
    history: t('History'),
    pins: t('Pins and schedule'),
    tokens: t('Tokens'),
  }
  return (
    <Tabs value={tabs.find((name) => name === params.get('tab')) ?? tabs[0]} onChange={open} keepMounted={false}>
      <Tabs.List mb="lg">
        {tabs.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {labels[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="releases">
        <Stack gap="lg">
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
            <ServingPanel area={area} rollout={rollout} onAction={onAction} />
            <HealthPanel area={area} rollout={rollout} />
          </SimpleGrid>
          <Timeline area={area} rollout={rollout} onAction={onAction} onTokens={() => open('tokens')} />
        </Stack>
      </Tabs.Panel>
      <Tabs.Panel value="history">
        <History area={area.name} />
      </Tabs.Panel>
      <Tabs.Panel value="pins">
        <PinsAndSchedule area={area} rollout={rollout} onAction={onAction} />
      </Tabs.Panel>
      <Tabs.Panel value="tokens">
        <Tokens area={area.name} />
      </Tabs.Panel>
    </Tabs>
  )
}

const Content = (props: Props) => (
  <Stack gap="lg">
    <FreezeNotice area={props.area} />
    <AreaTabs {...props} />
  </Stack>
)

const PageSkeleton = () => (
  <LoadingSkeleton>
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <Skeleton height={340} radius="lg" />
        <Skeleton height={340} radius="lg" />
      </SimpleGrid>
      <Skeleton height={420} radius="lg" />
    </Stack>
  </LoadingSkeleton>
)

/** The releases of one area: who gets which, how they do, what happened, and all changes to them. */
export default function AreaPage() {
  const { area: name = '' } = useParams()
  const [action, setAction] = useState<ReleaseAction | null>(null)
  const options = { refetchOnMountOrArgChange: true, pollingInterval: POLLING }
  const areas = useQuery(releaseAreaContract.releaseAreas, undefined, options)
  const area = areas.data?.find((one) => one.name === name)
  const isUnknown = areas.data !== undefined && !area
  const rollout = useQuery(rolloutContract.rollout, { params: { area: name } }, { ...options, skip: isUnknown })
  return (
    <>
      <PageHeader title={name} subtitle={area?.paths.join(', ')}>
        {area && rollout.data && <AreaActions area={area} rollout={rollout.data} onAction={setAction} />}
      </PageHeader>
      {isUnknown ? (
        <NoSuchArea name={name} areas={areas.data ?? []} />
      ) : (
        <QueryContent query={combineQueries({ areas, rollout })} skeleton={<PageSkeleton />}>
          {(data) =>
            area && (
              <>
                <Content area={area} rollout={data.rollout} onAction={setAction} />
                <ReleaseDialogs area={area} rollout={data.rollout} action={action} onClose={() => setAction(null)} />
              </>
            )
          }
        </QueryContent>
      )}
    </>
  )
}

import { useQuery } from '@lekta/shared/client'
import { releaseContract } from '@lekta/shared/contract/delivery/release'
import type { ReleaseArea } from '@lekta/shared/contract/delivery/release-area'
import type { Rollout } from '@lekta/shared/contract/delivery/rollout'
import { combineQueries, QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { LoadingSkeleton, Panel, Skeleton, Stack, Text } from '@lekta/shared/ui'
import { servedBy } from '../dialogs/dialog-props'
import { EvidenceMeter, useVerdictText, type Verdict } from '../parts/evidence-meter'
import { FailureChart } from '../parts/failure-chart'
import { useHealthTexts } from '../parts/use-health-texts'
import styles from './area.module.css'

/** Milliseconds between two polls of what happens in browsers. */
const POLLING = 10_000

const Rate = ({ label, counts }: { label: string; counts: { browsers: number; failing_browsers: number } }) => {
  const { t } = useTranslation()
  const { rateText, countText } = useHealthTexts()
  return (
    <div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text className={styles.rate}>
        {counts.browsers === 0 ? '–' : t('{{rate}} per 1,000', { rate: rateText(counts) })}
      </Text>
      <Text size="sm" c="dimmed">
        {countText(counts)}
      </Text>
    </div>
  )
}

/** Whether a rollout fails in more browsers than the release for everyone, and how sure that is. */
const Comparison = ({ verdict }: { verdict: Verdict }) => {
  const { t } = useTranslation()
  const verdictText = useVerdictText()
  return (
    <Stack gap="sm">
      <div className={styles.rates}>
        <Rate label={t('Rollout')} counts={verdict.canary} />
        <Rate label={t('Everyone')} counts={verdict.stable} />
      </div>
      <div>
        <Text fw={600} mb={8} aria-live="polite">
          {verdictText(verdict)}
        </Text>
        <EvidenceMeter verdict={verdict} />
      </div>
    </Stack>
  )
}

const Chart = ({ area, stable, canary }: { area: string; stable: string; canary: string | null }) => {
  const { t } = useTranslation()
  const options = { pollingInterval: POLLING }
  const forEveryone = useQuery(releaseContract.release, { params: { area, version: stable } }, options)
  const rollout = useQuery(
    releaseContract.release,
    { params: { area, version: canary ?? stable } },
    canary === null ? {} : options,
  )
  return (
    <QueryContent
      query={combineQueries({ forEveryone, rollout })}
      skeleton={
        <LoadingSkeleton>
          <Skeleton height={200} />
        </LoadingSkeleton>
      }
    >
      {(data) => (
        <FailureChart
          series={[
            { name: t('Everyone'), hours: data.forEveryone.hours, isRollout: false },
            ...(canary === null ? [] : [{ name: t('Rollout'), hours: data.rollout.hours, isRollout: true }]),
          ]}
        />
      )}
    </QueryContent>
  )
}

/** How the releases that an area serves do in browsers. */
export const HealthPanel = ({ area, rollout }: { area: ReleaseArea; rollout: Rollout }) => {
  const { t } = useTranslation()
  const stable = servedBy(rollout, 'stable')
  const canary = servedBy(rollout, 'canary')
  const { verdict } = rollout
  return (
    <Panel title={canary === null ? t('Health in browsers') : t('Is the rollout worse?')}>
      <Stack gap="lg">
        {verdict && <Comparison verdict={verdict} />}
        {stable === null ? (
          <Text c="dimmed">{t('As soon as a release is served to everyone, its failures appear here.')}</Text>
        ) : (
          <Chart area={area.name} stable={stable} canary={canary} />
        )}
      </Stack>
    </Panel>
  )
}

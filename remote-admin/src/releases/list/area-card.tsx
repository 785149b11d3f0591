import { useQuery } from '@lekta/shared/client'
import type { ReleaseArea } from '@lekta/shared/contract/delivery/release-area'
import { rolloutContract } from '@lekta/shared/contract/delivery/rollout'
import { useDateAndTime } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, Group, StatusBadge, Text, Title } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { EvidenceMeter, useVerdictText } from '../parts/evidence-meter'
import { areaPath } from '../parts/release-paths'
import { ShareBar } from '../parts/share-bar'
import { useRolloutText } from '../parts/use-audience-text'
import { useHealthTexts } from '../parts/use-health-texts'
import { VersionText } from '../parts/version-text'
import styles from './list.module.css'

/** Milliseconds between two polls of a running rollout. */
const POLLING = 10_000

/** A part of the card. An empty one is left out on a phone. */
const Part = ({ label, isEmpty, children }: { label: string; isEmpty?: boolean; children: ReactNode }) => (
  <div className={styles.part} data-empty={isEmpty || undefined}>
    <Text size="sm" c="dimmed">
      {label}
    </Text>
    {children}
  </div>
)

const Served = ({ version, since }: { version: string; since: string }) => {
  const { t } = useTranslation()
  const dateAndTime = useDateAndTime()
  return (
    <>
      <Text fw={600}>
        <VersionText>{version}</VersionText>
      </Text>
      <Text size="sm" c="dimmed">
        {t('since {{time}}', { time: dateAndTime(since) })}
      </Text>
    </>
  )
}

/** How a running rollout does, beside the stable release. */
const RolloutHealth = ({ name }: { name: string }) => {
  const { t } = useTranslation()
  const { countText } = useHealthTexts()
  const verdictText = useVerdictText()
  const { data } = useQuery(rolloutContract.rollout, { params: { area: name } }, { pollingInterval: POLLING })
  if (!data?.verdict) return null
  const { verdict } = data
  return (
    <div className={styles.health}>
      {verdict.canary.browsers > 0 && (
        <>
          <Text size="sm">{t('Failed in {{browsers}}', { browsers: countText(verdict.canary) })}</Text>
          <EvidenceMeter verdict={verdict} small />
        </>
      )}
      <Text size="sm" c="dimmed">
        {verdictText(verdict)}
      </Text>
    </div>
  )
}

const Canary = ({ name, canary }: { name: string; canary: NonNullable<ReleaseArea['canary']> }) => {
  const rolloutText = useRolloutText()
  return (
    <>
      <Text fw={600}>
        <VersionText>{canary.version}</VersionText>
      </Text>
      {canary.share > 0 && <ShareBar share={canary.share} />}
      <Text size="sm" c="dimmed">
        {rolloutText(canary)}
      </Text>
      <RolloutHealth name={name} />
    </>
  )
}

const Badges = ({ area: { freeze, pins, scheduled } }: { area: ReleaseArea }) => {
  const { t } = useTranslation()
  if (!freeze && scheduled + pins === 0) return null
  return (
    <Group gap={6}>
      {freeze && <StatusBadge tone="caution">{t('Frozen')}</StatusBadge>}
      {scheduled > 0 && <StatusBadge tone="neutral">{t('{{count}} scheduled', { count: scheduled })}</StatusBadge>}
      {pins > 0 && (
        <StatusBadge tone="neutral">
          {t('{{count}} pins', { count: pins, defaultValue_one: '{{count}} pin' })}
        </StatusBadge>
      )}
    </Group>
  )
}

/** One area in the list of areas. The whole card opens the area. */
export const AreaCard = ({ area }: { area: ReleaseArea }) => {
  const { t } = useTranslation()
  const { name, paths, stable, canary, next } = area
  return (
    <li className={styles.area}>
      <div className={styles.part}>
        <Title order={2} size="h4">
          <Anchor component={Link} to={areaPath(name)} className={styles.link} inherit>
            {name}
          </Anchor>
        </Title>
        <Text size="sm" c="dimmed">
          {paths.join(', ')}
        </Text>
        <Badges area={area} />
      </div>
      <Part label={t('Everyone')}>{stable ? <Served {...stable} /> : <Text>{t('Nothing is served yet')}</Text>}</Part>
      <Part label={t('Part of the users')} isEmpty={!canary}>
        {canary ? <Canary name={name} canary={canary} /> : <Text c="dimmed">{t('No rollout')}</Text>}
      </Part>
      <Part label={t('Testers')} isEmpty={!next}>
        {next ? <Served {...next} /> : <Text c="dimmed">–</Text>}
      </Part>
    </li>
  )
}

import type { Release } from '@lekta/shared/contract/delivery/release'
import { useSize } from '@lekta/shared/data-export/use-size'
import { useDateAndTime } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { type Column, Group, Text } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { ChannelBadges } from '../parts/channel-badges'
import { shortCommit } from '../parts/short-commit'
import { SizeChange } from '../parts/size-change'
import { useHealthTexts } from '../parts/use-health-texts'
import { VersionLink } from '../parts/version-text'
import styles from './area.module.css'

/** A release with the one before it, if the list shows that too. */
export interface Row {
  release: Release
  before: Release | undefined
  /** The position of the release, counted from the oldest one. */
  position: number
  /** Whether it is older than the release for everyone. */
  isOlder: boolean
}

const stateOf = ({ withdrawn, channels }: Release) => (withdrawn ? 'withdrawn' : channels[0])

const Lines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <div className={styles.lines}>
    <Text size="sm">{first}</Text>
    <Text size="sm" c="dimmed">
      {second}
    </Text>
  </div>
)

const Version = ({ area, release }: { area: string; release: Release }) => {
  const { commit, author, withdrawn } = release
  return (
    <div className={styles.release} data-state={stateOf(release)}>
      <VersionLink area={area} version={release.version} isOfRow />
      <Text size="sm" c="dimmed">
        {[commit && shortCommit(commit), author].filter(Boolean).join(' · ')}
      </Text>
      <Group gap={6}>
        <ChannelBadges release={release} />
      </Group>
      {withdrawn && (
        <Text size="sm" maw={420}>
          {withdrawn.reason}
        </Text>
      )}
    </div>
  )
}

/** The columns of the releases of an area. */
export function useTimelineColumns(
  area: string,
  shareOf: (version: string) => string,
  menu: Column<Row>['cell'],
): Column<Row>[] {
  const { t } = useTranslation()
  const size = useSize()
  const dateAndTime = useDateAndTime()
  const { rateText, countText } = useHealthTexts()
  return [
    { name: 'version', label: t('Version'), cell: ({ release }) => <Version area={area} release={release} /> },
    {
      name: 'published',
      label: t('Published'),
      cell: ({ release: { published_at, published_by } }) => (
        <Lines first={dateAndTime(published_at)} second={published_by ?? t('came with the installation')} />
      ),
    },
    { name: 'share', label: t('Share'), numeric: true, noWrap: true, cell: ({ release }) => shareOf(release.version) },
    {
      name: 'failures',
      label: t('Failures per 1,000'),
      numeric: true,
      cell: ({ release: { health } }) =>
        health.browsers === 0 ? '–' : <Lines first={rateText(health)} second={countText(health)} />,
    },
    {
      name: 'size',
      label: t('Largest page'),
      numeric: true,
      noWrap: true,
      cell: ({ release, before }) => (
        <Lines
          first={size(release.largest_page)}
          second={before && <SizeChange before={before.largest_page} after={release.largest_page} />}
        />
      ),
    },
    { name: 'actions', label: t('Actions'), labelHidden: true, numeric: true, cell: menu },
  ]
}

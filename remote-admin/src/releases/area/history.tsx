import { useQuery } from '@lekta/shared/client'
import { type ReleaseAction, type ReleaseEvent, rolloutContract } from '@lekta/shared/contract/delivery/rollout'
import { useDateAndTime } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { ListView } from '@lekta/shared/lists/list-view'
import { defaultPageSize, listQuery, useList } from '@lekta/shared/lists/use-list'
import { type Column, Icon, type Picture, Text } from '@lekta/shared/ui'
import { shortCommit } from '../parts/short-commit'
import { useAudienceText } from '../parts/use-audience-text'
import { VersionLink, VersionText } from '../parts/version-text'
import styles from './history.module.css'

const pictures: Readonly<Record<ReleaseAction, Picture>> = {
  published: 'upload',
  'rolled out': 'release',
  promoted: 'check',
  'rolled back': 'undo',
  stopped: 'stop',
  'stopped by itself': 'alert',
  pinned: 'pin',
  unpinned: 'pin',
  frozen: 'freeze',
  unfrozen: 'sun',
  scheduled: 'calendar',
  unscheduled: 'calendar',
  removed: 'trash',
}

function useActionNames(): Readonly<Record<ReleaseAction, string>> {
  const { t } = useTranslation()
  return {
    published: t('Published'),
    'rolled out': t('Rolled out'),
    promoted: t('Served to everyone'),
    'rolled back': t('Rolled back'),
    stopped: t('Stopped'),
    'stopped by itself': t('Stopped by itself'),
    pinned: t('Pinned'),
    unpinned: t('Pin removed'),
    frozen: t('Frozen'),
    unfrozen: t('Freeze ended'),
    scheduled: t('Scheduled'),
    unscheduled: t('Schedule cancelled'),
    removed: t('Files deleted'),
  }
}

/** What happened, to which release, who gets it, and what was served before. */
const What = ({
  area,
  event: { action, version, before, audience, commit },
}: {
  area: string
  event: ReleaseEvent
}) => {
  const { t } = useTranslation()
  const names = useActionNames()
  const audienceText = useAudienceText()
  return (
    <div className={styles.what} data-warns={action === 'stopped by itself' || undefined}>
      <span className={styles.picture}>
        <Icon name={pictures[action]} size={16} />
      </span>
      <div>
        <Text fw={600} size="sm">
          {names[action]}
        </Text>
        {version !== null && (
          <Text size="sm" component="div">
            <VersionLink area={area} version={version} />
          </Text>
        )}
        {commit !== null && action === 'published' && (
          <Text size="sm" c="dimmed">
            {t('commit {{commit}}', { commit: shortCommit(commit) })}
          </Text>
        )}
        {audience && action !== 'promoted' && action !== 'rolled back' && (
          <Text size="sm">{t('for {{audience}}', { audience: audienceText(audience) })}</Text>
        )}
        {before !== null && before !== version && (
          <Text size="sm" c="dimmed">
            {t('before:')} <VersionText>{before}</VersionText>
          </Text>
        )}
      </div>
    </div>
  )
}

function useColumns(area: string): Column<ReleaseEvent>[] {
  const { t } = useTranslation()
  const dateAndTime = useDateAndTime()
  return [
    { name: 'action', label: t('What'), cell: (event) => <What area={area} event={event} /> },
    { name: 'reason', label: t('Reason'), cell: ({ reason }) => reason ?? '–' },
    { name: 'by', label: t('Who'), cell: ({ by }) => by ?? t('the server') },
    { name: 'at', label: t('When'), noWrap: true, cell: ({ at }) => dateAndTime(at) },
  ]
}

/** Everything that happened to the releases of an area, the newest first. */
export const History = ({ area }: { area: string }) => {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize })
  const query = useQuery(
    rolloutContract.releaseHistory,
    { params: { area }, query: listQuery(list.options) },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <ListView<ReleaseEvent>
      list={list}
      query={query}
      label={t('History')}
      columns={useColumns(area)}
      rowKey={({ id }) => id}
      empty={{ title: t('Nothing has happened yet'), text: t('Every change appears here, with who, when and why.') }}
    />
  )
}

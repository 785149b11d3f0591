import { useAppSelector, useQuery } from '@lekta/shared/client'
import { notificationContract } from '@lekta/shared/contract/notification'
import { useTranslation } from '@lekta/shared/i18n'
import { ListView } from '@lekta/shared/lists/list-view'
import { defaultPageSize, listQuery, useList } from '@lekta/shared/lists/use-list'
import { Link } from '@lekta/shared/routing'
import { Button, Icon, PageHeader } from '@lekta/shared/ui'
import { DeviceSwitch } from '../device-switch'
import { useMarkRead } from '../use-mark-read'
import { useUnread } from '../use-unread'
import { FilterBoxes } from './filter-boxes'
import styles from './notification.module.css'
import { useColumns } from './use-columns'
import { type Filters, useFilters } from './use-filters'

function useEmpty({ unreadOnly, subject, showAll }: Filters) {
  const { t } = useTranslation()
  const all = (
    <Button variant="default" onClick={showAll}>
      {t('Show all')}
    </Button>
  )
  if (unreadOnly)
    return {
      title: t('You’re all caught up'),
      text: t('New notifications will appear here and under the bell.'),
      action: all,
    }
  if (subject)
    return { title: t('No notifications on this topic'), text: t('There may be some on other topics.'), action: all }
  return { title: t('No notifications yet'), text: t('When there is news for you, it will appear here.') }
}

/** All notifications of this account, newest first. */
const NotificationPage = () => {
  const { t } = useTranslation()
  const markRead = useMarkRead()
  const { unread } = useUnread()
  const filters = useFilters()
  const list = useList({ size: defaultPageSize, sortBy: 'waktu_notifikasi', descending: true })
  const [role] = useAppSelector(({ session }) => session.roles)
  const { unreadOnly, subject: jenis } = filters
  return (
    <>
      <PageHeader title={t('Notifications')} subtitle={t('What’s new and what needs your attention')}>
        <Button
          component={Link}
          to={`/${role}/setting/index?tab=notifications`}
          variant="default"
          leftSection={<Icon name="settings" size={18} />}
        >
          {t('Notification settings')}
        </Button>
        <Button
          leftSection={<Icon name="check" size={18} />}
          disabled={unread?.length === 0}
          onClick={() => markRead()}
        >
          {t('Mark all as read')}
        </Button>
      </PageHeader>
      <div className={styles.device}>
        <DeviceSwitch />
      </div>
      <ListView
        list={list}
        query={useQuery(notificationContract.notifications, {
          query: { ...listQuery(list.options), showAll: !unreadOnly, jenis },
        })}
        label={t('Notifications')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        searchLabel={t('Name, test or number')}
        empty={useEmpty(filters)}
        filters={<FilterBoxes filters={filters} />}
        tall
      />
    </>
  )
}

export default NotificationPage

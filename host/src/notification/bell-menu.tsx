import type { Notification } from '@lekta/shared/contract/notification'
import { useTranslation } from '@lekta/shared/i18n'
import { cutText } from '@lekta/shared/lib/text/cut-text'
import { relativeTime } from '@lekta/shared/lib/time/relative-time'
import { Link } from '@lekta/shared/routing'
import { Icon, Menu, Skeleton, Stack, Text } from '@lekta/shared/ui'
import { cloneElement } from 'react'
import type { MenuState } from '../menus/lazy-menu'
import styles from './bell.module.css'
import { DeviceItem } from './device-item'
import { notificationPath } from './notification-path'
import { SubjectPicture } from './subject-picture'
import { useMarkRead } from './use-mark-read'

/** Maximum number of messages in the bell menu, and of characters of each. */
const most = 5
const length = 30

const Waiting = () => (
  <Stack gap="sm" p="xs" aria-busy="true">
    <Skeleton height={36} />
    <Skeleton height={36} />
    <Skeleton height={36} />
  </Stack>
)

const Nothing = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.nothing}>
      <Icon name="bell" size={28} />
      <Text size="sm">{t('You’re all caught up')}</Text>
    </div>
  )
}

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <Menu.Item leftSection={<Icon name="retry" size={18} />} closeMenuOnClick={false} onClick={onRetry}>
      {t('This could not be loaded')} · {t('Retry')}
    </Menu.Item>
  )
}

const Message = ({ message: { id, pesan, jenis, tautan, waktu_notifikasi } }: { message: Notification }) => {
  const { i18n } = useTranslation()
  const markRead = useMarkRead()
  const ago = relativeTime(new Date(waktu_notifikasi), new Date(), i18n.language)
  return (
    <Menu.Item component={Link} to={tautan ?? notificationPath} title={pesan} onClick={() => markRead(id)}>
      <span className={styles.message}>
        <SubjectPicture subject={jenis} unread />
        <span className={styles.words}>
          <Text span size="sm" fw={600}>
            {cutText(pesan, length)}
          </Text>
          <Text span size="xs" display="block">
            {ago}
          </Text>
        </span>
      </span>
    </Menu.Item>
  )
}

interface MessagesProps {
  /** Newest first; undefined while loading. */
  unread: readonly Notification[] | undefined
  failed: boolean
  onRetry: () => void
}

const Messages = ({ unread, failed, onRetry }: MessagesProps) => {
  if (failed && !unread) return <Failed onRetry={onRetry} />
  if (!unread) return <Waiting />
  if (unread.length === 0) return <Nothing />
  return unread.slice(0, most).map((message) => <Message key={message.id} message={message} />)
}

const MarkAll = () => {
  const { t } = useTranslation()
  const markRead = useMarkRead()
  return (
    <Menu.Item leftSection={<Icon name="check" size={18} />} closeMenuOnClick={false} onClick={() => markRead()}>
      {t('Mark all as read')}
    </Menu.Item>
  )
}

/** The menu under the bell: the newest unread notifications, and a link to all. */
export const BellMenu = ({ target, opened, onChange, ...messages }: MessagesProps & MenuState) => {
  const { t } = useTranslation()
  // The menu receives the focus, and so its own Escape key, only a moment after it opens.
  const bell = cloneElement(target, { onKeyDown: ({ key }) => key === 'Escape' && onChange(false) })
  return (
    <Menu opened={opened} onChange={onChange} position="bottom-end" width={340} shadow="md" withinPortal={false}>
      <Menu.Target>{bell}</Menu.Target>
      <Menu.Dropdown className={styles.dropdown}>
        <Menu.Label>{t('Notifications')}</Menu.Label>
        <Messages {...messages} />
        <Menu.Divider />
        {messages.unread && messages.unread.length > 0 && <MarkAll />}
        <Menu.Item component={Link} to={notificationPath} leftSection={<Icon name="right" size={18} />}>
          {t('See all')}
        </Menu.Item>
        {opened && <DeviceItem />}
      </Menu.Dropdown>
    </Menu>
  )
}

import { type Notification, notificationStatus } from '@lekta/shared/contract/notification'
import { useTimestamp } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { relativeTime } from '@lekta/shared/lib/time/relative-time'
import { Link } from '@lekta/shared/routing'
import { Button, type Column, Icon } from '@lekta/shared/ui'
import { SubjectPicture } from '../subject-picture'
import { useMarkRead } from '../use-mark-read'
import styles from './notification.module.css'

const isUnread = ({ status }: Notification) => status === notificationStatus.unread

/**
 * A notification's full text. If the notification has a page, the text links to it, and following the link marks the
 * notification as read.
 */
const Message = ({ message }: { message: Notification }) => {
  const markRead = useMarkRead()
  const { id, pesan, jenis, tautan } = message
  const unread = isUnread(message)
  return (
    <span className={styles.message} data-unread={unread || undefined}>
      <SubjectPicture subject={jenis} unread={unread} />
      {tautan ? (
        <Link to={tautan} className={styles.words} data-row-link onClick={() => unread && markRead(id)}>
          {pesan}
        </Link>
      ) : (
        <span className={styles.words}>{pesan}</span>
      )}
    </span>
  )
}

const When = ({ at }: { at: string }) => {
  const { i18n } = useTranslation()
  const timestamp = useTimestamp()
  return (
    <time dateTime={at} title={timestamp(at)}>
      {relativeTime(new Date(at), new Date(), i18n.language)}
    </time>
  )
}

const ReadButton = ({ message }: { message: Notification }) => {
  const { t } = useTranslation()
  const markRead = useMarkRead()
  if (!isUnread(message)) return <span className={styles.read}>{t('Read')}</span>
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<Icon name="check" size={16} />}
      aria-label={t('Mark as read: {{message}}', { message: message.pesan })}
      onClick={() => markRead(message.id)}
    >
      {t('Mark as read')}
    </Button>
  )
}

export function useColumns(): Column<Notification>[] {
  const { t } = useTranslation()
  return [
    { name: 'pesan', label: t('Message'), cell: (message) => <Message message={message} /> },
    {
      name: 'waktu_notifikasi',
      label: t('When'),
      noWrap: true,
      cell: ({ waktu_notifikasi }) => <When at={waktu_notifikasi} />,
    },
    { name: 'status', label: t('Status'), noWrap: true, cell: (message) => <ReadButton message={message} /> },
  ]
}

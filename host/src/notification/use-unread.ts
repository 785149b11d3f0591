import { type Notification, notificationStatus } from '@lekta/shared/contract/notification'
import { useNotificationsQuery } from '@lekta/shared/data/notification'

/** The largest page that the server allows; unread notifications come first. */
const query = { showAll: true, options: { itemsPerPage: 100 } } as const

const isUnread = ({ status }: Notification) => status === notificationStatus.unread

/** The newest unread notifications, newest first; undefined while loading. */
export function useUnread() {
  const { data, isError, refetch } = useNotificationsQuery({ query })
  return { unread: data?.data.filter(isUnread), failed: isError, retry: () => void refetch() }
}

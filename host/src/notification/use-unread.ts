import { useQuery } from '@lekta/shared/client'
import { type Notification, notificationContract, notificationStatus } from '@lekta/shared/contract/notification'

/** The largest page that the server allows; unread notifications come first. */
const query = { showAll: true, options: { itemsPerPage: 100 } } as const

const isUnread = ({ status }: Notification) => status === notificationStatus.unread

/** The newest unread notifications, newest first; undefined while loading. */
export function useUnread() {
  const { data, isError, refetch } = useQuery(notificationContract.notifications, { query })
  return { unread: data?.data.filter(isUnread), failed: isError, retry: () => void refetch() }
}

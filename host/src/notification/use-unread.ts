import { useQuery } from '@lekta/shared/client'
import { type Notification, notificationContract, notificationStatus } from '@lekta/shared/contract/notification'

/** As many as a page of the server's holds; the unread stand first. */
const query = { showAll: true, options: { itemsPerPage: 100 } } as const

const isUnread = ({ status }: Notification) => status === notificationStatus.unread

/** The newest of the messages that nobody has read, the newest first; undefined while they are on their way. */
export function useUnread() {
  const { data, isError, refetch } = useQuery(notificationContract.notifications, { query })
  return { unread: data?.data.filter(isUnread), failed: isError, retry: () => void refetch() }
}

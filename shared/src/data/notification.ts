import { api, call, inject, type Store } from '@lekta/shared/client'
import { notificationContract, notificationStatus } from '../contract/notification'

const { util, ...hooks } = inject(notificationContract)

export const {
  useNotificationsQuery,
  useNotificationChoicesQuery,
  useChooseNotificationMutation,
  usePushDeviceMutation,
  useForgetPushDeviceMutation,
} = hooks

/** Asks anew for every list of messages that is shown. */
export const reloadNotifications = (store: Store) => void store.dispatch(api.util.invalidateTags(['Notification']))

/** Marks one message as read, or all: at once in every list, and on the server. Rejects with an `ApiError`, all as before. */
export async function markRead(store: Store, id?: number): Promise<void> {
  const lists = util.selectCachedArgsForQuery(store.getState(), 'notifications')
  const changes = lists.map((list) =>
    store.dispatch(
      util.updateQueryData('notifications', list, ({ data }) => {
        for (const row of data) if (id === undefined || row.id === id) row.status = notificationStatus.read
      }),
    ),
  )
  try {
    await call(store.http, notificationContract.notificationsRead, { query: { id } })
  } catch (error) {
    for (const change of changes) change.undo()
    throw error
  }
  reloadNotifications(store)
}

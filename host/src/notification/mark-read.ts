import { api, cachedInputsOf, call, type Store, updateCached } from '@lekta/shared/client'
import { notificationContract, notificationStatus } from '@lekta/shared/contract/notification'

/** Refetches every list of notifications on the page. */
export const reloadNotifications = (store: Store) => void store.dispatch(api.util.invalidateTags(['Notification']))

/**
 * Marks one notification as read, or all of them, immediately in every list and then on the server. If the server
 * call fails, restores the lists and rejects with an `ApiError`.
 */
export async function markRead(store: Store, id?: number): Promise<void> {
  const { notifications, notificationsRead } = notificationContract
  const changes = cachedInputsOf(store.getState(), notifications).map((input) =>
    updateCached(store, notifications, input, ({ data }) => {
      for (const row of data) if (id === undefined || row.id === id) row.status = notificationStatus.read
    }),
  )
  try {
    await call(store.http, notificationsRead, { query: { id } })
  } catch (error) {
    for (const change of changes) change.undo()
    throw error
  }
  reloadNotifications(store)
}

import { brand } from '@lekta/shared/brand'
import { isAnyTabVisible } from '@lekta/shared/client'
import type { FreshNotification } from '@lekta/shared/contract/notification'

/**
 * Shows a browser notification, unless a tab of the portal is visible, because that tab shows a toast. The same
 * message from another tab or a push replaces the notification.
 */
export async function showMessage({ id, pesan }: Pick<FreshNotification, 'id' | 'pesan'>, onClick: () => void) {
  if (await isAnyTabVisible()) return
  const shown = new Notification(brand.name, { body: pesan, tag: `notification-${id}` })
  shown.onclick = () => {
    shown.close()
    window.focus()
    onClick()
  }
}

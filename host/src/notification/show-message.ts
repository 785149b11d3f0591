import { brand } from '@lekta/shared/brand'
import { isAnyTabInSight } from '@lekta/shared/client'
import type { FreshNotification } from '@lekta/shared/contract/notification'

/**
 * Shows a message of the browser's own, unless some tab of the portal is in sight, which says it as a toast. The same message of another
 * tab, or a push, takes its place.
 */
export async function showMessage({ id, pesan }: Pick<FreshNotification, 'id' | 'pesan'>, onClick: () => void) {
  if (await isAnyTabInSight()) return
  const shown = new Notification(brand.name, { body: pesan, tag: `notification-${id}` })
  shown.onclick = () => {
    shown.close()
    window.focus()
    onClick()
  }
}

import { browserStore } from '@lekta/shared/client'

/** Key of the record that the user of this browser has been asked. */
const requestedKey = 'notificationsAsked'
/** Key of the record that the user wants no notifications on this device, although the browser would show them. */
const mutedKey = 'notificationsMuted'

export type Permission = NotificationPermission | 'unsupported'

/** Returns the browser's permission. Browsers show no notifications for pages loaded over plain HTTP. */
export const permissionNow = (): Permission =>
  'Notification' in window && window.isSecureContext !== false ? Notification.permission : 'unsupported'

export const isMuted = () => browserStore.get(mutedKey) !== null
export const mute = () => browserStore.set(mutedKey, 'yes')
export const unmute = () => browserStore.remove(mutedKey)

/** Returns whether the browser allows notifications and the user wants them. */
export const showsMessages = () => permissionNow() === 'granted' && !isMuted()

// Only Chromium has client hints, and only Chromium shows its prompt without a preceding click or key press.
const promptsByItself = () => 'userAgentData' in navigator && !document.hidden

const isGesture = () => navigator.userActivation?.isActive !== false

/**
 * Calls `request` once per browser: immediately, or at the first click or key press if the browser requires one. Does
 * nothing if the user was asked before. Returns a function that stops waiting.
 */
export function requestOnce(request: () => void): () => void {
  const isOpen = () => permissionNow() === 'default' && browserStore.get(requestedKey) === null
  const go = () => {
    stop()
    if (!isOpen()) return
    browserStore.set(requestedKey, 'yes')
    request()
  }
  const onGesture = () => isGesture() && go()
  const stop = () => {
    document.removeEventListener('click', onGesture, true)
    document.removeEventListener('keydown', onGesture, true)
  }
  if (isOpen() && promptsByItself()) go()
  else if (isOpen()) {
    document.addEventListener('click', onGesture, true)
    document.addEventListener('keydown', onGesture, true)
  }
  return stop
}

import { type Store, stored } from '@lekta/shared/client'
import { isMuted, mute, permissionNow, unmute } from './permission'
import { endPushes, ownsPushes, pushLine, registerPush } from './push'
import { pushConfig } from './push-config'

/**
 * Whether this device shows browser notifications: `ask` before the user has decided, `blocked` after a refusal; `on`
 * means all that this portal supports, which is `closed` if a push service reaches the browser after the last tab is
 * closed.
 */
export interface DeviceMessages {
  state: 'unsupported' | 'ask' | 'blocked' | 'off' | 'on'
  closed: boolean
}

export async function readDeviceMessages(store: Store): Promise<DeviceMessages> {
  const permission = permissionNow()
  if (permission === 'unsupported') return { state: permission, closed: false }
  const closed = (await pushConfig()) !== null
  if (permission === 'denied') return { state: 'blocked', closed }
  if (permission === 'default') return { state: 'ask', closed }
  const isPushed = stored.push() !== null && (await ownsPushes(store))
  const isOn = !isMuted() && (!closed || isPushed)
  return { state: isOn ? 'on' : 'off', closed }
}

/** Asks the user, where that is still open, and registers this browser with the push service, where there is one. */
export async function turnMessagesOn(store: Store): Promise<DeviceMessages> {
  // Before anything else: a browser listens only to the hand that has just clicked.
  if ((await Notification.requestPermission()) === 'granted') {
    unmute()
    const opened = await pushLine()
    // A token that was another account's is this one's from now on.
    if (opened && !(await registerPush(store, opened))) await registerPush(store, opened)
  }
  return readDeviceMessages(store)
}

export async function turnMessagesOff(store: Store): Promise<DeviceMessages> {
  mute()
  await endPushes(store)
  return readDeviceMessages(store)
}

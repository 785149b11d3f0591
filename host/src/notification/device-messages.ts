import { type Store, stored } from '@lekta/shared/client'
import { isMuted, mute, permissionNow, unmute } from './permission'
import { endPushes, openPushConnection, ownsPushes, registerPush } from './push'
import { pushConfig } from './push-config'

/**
 * The state of browser notifications on this device: `ask` before the user has decided, `blocked` after a refusal.
 * `closed` is true if a push service can reach this browser after the last tab is closed; `on` then means that the
 * push service does so.
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

/**
 * Asks for permission if the user has not decided, and registers this browser with the push service if there is one.
 */
export async function turnMessagesOn(store: Store): Promise<DeviceMessages> {
  // This request comes first, because browsers allow it only directly after a click.
  if ((await Notification.requestPermission()) === 'granted') {
    unmute()
    const opened = await openPushConnection()
    // If the token belongs to another account, the first call drops it and the second call registers a new one.
    if (opened && !(await registerPush(store, opened))) await registerPush(store, opened)
  }
  return readDeviceMessages(store)
}

export async function turnMessagesOff(store: Store): Promise<DeviceMessages> {
  mute()
  await endPushes(store)
  return readDeviceMessages(store)
}

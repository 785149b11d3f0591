import { type ApiError, call, dropPush, keepPush, type Store, stored } from '@lekta/shared/client'
import { notificationContract } from '@lekta/shared/contract/notification'
import { persist } from '../portal/persist'
import type { PushLine } from './firebase'
import { canPush, pushConfig } from './push-config'

let line: Promise<PushLine> | undefined

/** The line to the push service, with the library that it needs; null where this portal pushes nothing. */
export async function pushLine(): Promise<PushLine | null> {
  const config = await pushConfig()
  if (!config) return null
  line ??= persist(() => import('./firebase')).then(({ openPush }) => openPush(config))
  return line.catch((error: unknown) => {
    line = undefined
    throw error
  })
}

export type PushState = 'impossible' | 'off' | 'on' | 'blocked'

/** Whether messages reach this browser while the portal is closed. */
export async function pushState(): Promise<PushState> {
  if (!canPush() || !(await pushConfig())) return 'impossible'
  if (Notification.permission === 'denied') return 'blocked'
  return stored.push() && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Asks the user, then the push service, and tells the server. Resolves to how things stand then. */
export async function turnPushOn(store: Store): Promise<PushState> {
  // First of all: a browser answers only to the hand that has just clicked.
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  const opened = await pushLine()
  if (!opened) return 'impossible'
  const token = await opened.token()
  await call(store.http, notificationContract.pushDevice, { body: { token } })
  keepPush(token)
  return 'on'
}

export async function turnPushOff(store: Store): Promise<PushState> {
  const token = stored.push()
  if (token) await call(store.http, notificationContract.forgetPushDevice, { body: { token } })
  dropPush()
  const opened = await pushLine()
  await opened?.forget()
  return 'off'
}

/** Tells the server by which name this browser goes now. Where another account had asked for pushes here, there are none. */
export async function renewPush(store: Store, opened: PushLine): Promise<boolean> {
  const renews = stored.push() ?? undefined
  const token = await opened.token()
  try {
    await call(store.http, notificationContract.pushDevice, { body: { token, renews } })
  } catch (error) {
    if ((error as ApiError).status === 404) dropPush()
    return false
  }
  keepPush(token)
  return true
}

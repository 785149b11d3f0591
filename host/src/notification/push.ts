import {
  type ApiError,
  browserStore,
  call,
  dropPush,
  keepPush,
  queryOf,
  type Store,
  stored,
} from '@lekta/shared/client'
import { notificationContract } from '@lekta/shared/contract/notification'
import { sessionContract } from '@lekta/shared/contract/session'
import { retryImport } from '../lib/retry-import'
import type { PushConnection } from './firebase'
import { pushConfig } from './push-config'

let connection: Promise<PushConnection> | undefined

/** Loads the push service's library and connects to the service. Returns null if this portal has no push service. */
export async function openPushConnection(): Promise<PushConnection | null> {
  const config = await pushConfig()
  if (!config) return null
  connection ??= retryImport(() => import('./firebase')).then(({ openPush }) => openPush(config))
  return connection.catch((error: unknown) => {
    connection = undefined
    throw error
  })
}

/** The id of the account whose notifications are pushed to this browser, kept after its logout. */
const ownerKey = 'pushOwner'

async function accountId(store: Store): Promise<number | undefined> {
  const { data } = await store.dispatch(queryOf(sessionContract.profileMe).initiate(undefined, { subscribe: false }))
  return data?.id
}

/**
 * Returns whether pushes to this browser belong to this account or to no account yet. Other users of a shared device
 * have not asked for pushes.
 */
export async function ownsPushes(store: Store): Promise<boolean> {
  // On a parent's device, the parent has allowed pushes, not the child.
  if (store.getState().session.acting) return false
  const owner = browserStore.get(ownerKey)
  return owner === null || owner === String(await accountId(store))
}

/**
 * Obtains this browser's token and sends it to the server. Returns false if the token is registered for another
 * account.
 */
export async function registerPush(store: Store, opened: PushConnection): Promise<boolean> {
  const renews = stored.push() ?? undefined
  const token = await opened.token()
  try {
    await call(store.http, notificationContract.pushDevice, { body: { token, renews } })
  } catch (error) {
    if ((error as ApiError).status !== 404) throw error
    dropPush()
    return false
  }
  keepPush(token)
  const id = await accountId(store)
  if (id !== undefined) browserStore.set(ownerKey, String(id))
  return true
}

/** Stops pushes to this browser, both in the browser and on the server. */
export async function endPushes(store: Store) {
  const token = stored.push()
  if (!token) return
  await call(store.http, notificationContract.forgetPushDevice, { body: { token } })
  dropPush()
  const opened = await openPushConnection()
  await opened?.forget()
}

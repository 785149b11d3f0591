import { initializeApp } from 'firebase/app'
import { deleteToken, getMessaging, getToken, onMessage } from 'firebase/messaging'
import type { PushConfig } from './push-config'

/** A push that arrives while a page of the portal is visible. */
export interface Pushed {
  id: number
  pesan: string
}

/** The worker's address contains its configuration, because the worker needs it before its first event. */
const workerUrl = ({ webApp }: PushConfig) => `/firebase-messaging-sw.js?${new URLSearchParams({ ...webApp })}`

/**
 * A scope without pages, because the pages belong to the recovery worker. The name is the default of Firebase's
 * library.
 */
const workerScope = '/firebase-cloud-messaging-push-scope'

/** This browser's connection to the push service. The only module that uses Firebase's library. */
export function openPush(config: PushConfig) {
  const messaging = getMessaging(initializeApp(config.webApp))
  return {
    /** Returns the push service's token for this browser, which may change. Needs the user's permission. */
    token: async () => {
      const serviceWorkerRegistration = await navigator.serviceWorker.register(workerUrl(config), {
        scope: workerScope,
      })
      return getToken(messaging, { vapidKey: config.vapidKey, serviceWorkerRegistration })
    },
    forget: () => deleteToken(messaging),
    onMessage: (receive: (pushed: Pushed) => void) =>
      onMessage(messaging, ({ data, notification }) => {
        if (data?.id && notification?.body) receive({ id: Number(data.id), pesan: notification.body })
      }),
  }
}

export type PushConnection = ReturnType<typeof openPush>

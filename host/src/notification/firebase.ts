import { initializeApp } from 'firebase/app'
import { deleteToken, getMessaging, getToken, onMessage } from 'firebase/messaging'
import type { PushConfig } from './push-config'

/** What comes while a page of the portal is in sight. */
export interface Pushed {
  id: number
  pesan: string
}

/** The worker learns of Firebase from its own address: it must know before its first event. */
const workerUrl = ({ webApp }: PushConfig) => `/firebase-messaging-sw.js?${new URLSearchParams({ ...webApp })}`

/** Holds no page, as the pages belong to the recovery worker; the name is the one that Firebase's library uses. */
const workerScope = '/firebase-cloud-messaging-push-scope'

/** This browser's line to the push service. The one module that speaks to Firebase's library. */
export function openPush(config: PushConfig) {
  const messaging = getMessaging(initializeApp(config.webApp))
  return {
    /** The push service's name for this browser; it may change. Needs the user's permission. */
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

export type PushLine = ReturnType<typeof openPush>

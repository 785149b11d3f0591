import { listen, noticeSlice, type Store, useStore } from '@lekta/shared/client'
import { type FreshNotification, notificationContract } from '@lekta/shared/contract/notification'
import { reloadNotifications } from '@lekta/shared/data/notification'
import { useTranslation } from '@lekta/shared/i18n'
import { useEffect, useState } from 'react'
import { watchPushes } from './watch-pushes'

/** How long the bell bounces, in milliseconds. */
export const bounceTime = 1000

/** What a message does when it comes: the lists are read anew, and a toast says it. Once, on whichever way it came first. */
function receiver(store: Store, onNews: () => void) {
  const known = new Set<number>()
  return ({ id, pesan }: Pick<FreshNotification, 'id' | 'pesan'>) => {
    if (known.has(id)) return
    known.add(id)
    reloadNotifications(store)
    // A message holds words of people, in which nothing may be taken for a place to fill.
    const values = { message: pesan }
    store.dispatch(noticeSlice.actions.noticed({ kind: 'success', text: '{{message}}', values }))
    onNews()
  }
}

/** Hears the messages to this account as long as the shell stands. Counts them, so that each can be seen to come. */
export function useLive(): number {
  const store = useStore() as Store
  const { language } = useTranslation().i18n
  const [count, setCount] = useState(0)
  // The server writes the messages: in another language they are other ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each call says by itself which language the page speaks
  useEffect(() => {
    const receive = receiver(store, () => setCount((before) => before + 1))
    const { notificationStream } = notificationContract
    const onOpen = () => reloadNotifications(store)
    const stopListening = listen(store.http, notificationStream, {}, { onOpen, onEvent: receive })
    const stopWatching = watchPushes(store, receive)
    return () => {
      stopListening()
      stopWatching()
    }
  }, [store, language])
  return count
}

/** True for a moment after each count. */
export function useBounce(count: number): boolean {
  const [seen, setSeen] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setSeen(count), bounceTime)
    return () => clearTimeout(timer)
  }, [count])
  return count !== seen
}

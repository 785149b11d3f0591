import { listen, noticeSlice, type Store, stored, useStore } from '@lekta/shared/client'
import { type FreshNotification, notificationContract, type StreamEvent } from '@lekta/shared/contract/notification'
import { useTranslation } from '@lekta/shared/i18n'
import { useNavigate } from '@lekta/shared/routing'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePortalContext } from '../federation/portal-context'
import { reloadNotifications } from './mark-read'
import { notificationPath } from './notification-path'
import { showsMessages } from './permission'
import { showMessage } from './show-message'
import { useMarkRead } from './use-mark-read'
import { watchPushes } from './watch-pushes'

/** Milliseconds for which the bell bounces. */
export const bounceTime = 1000

type Message = Pick<FreshNotification, 'id' | 'pesan'> & { tautan?: string | null }

/**
 * Returns whether a hidden page must show notifications itself. If pushes reach this browser, the push service shows
 * them.
 */
const showsHidden = () => showsMessages() && stored.push() === null

interface Reactions {
  onNews: () => void
  /** Called when the user has clicked a browser notification. */
  onOpen: (message: Message) => void
}

/**
 * Refetches the lists and shows a new notification. Handles each notification only once, even if it arrives in
 * several ways.
 */
function receiver(store: Store, { onNews, onOpen }: Reactions) {
  const shownIds = new Set<number>()
  return (message: Message) => {
    const { id, pesan } = message
    if (shownIds.has(id)) return
    shownIds.add(id)
    reloadNotifications(store)
    // The text is passed as a value, because users write parts of it, and these must not be treated as placeholders.
    const values = { message: pesan }
    if (document.hidden && showsHidden()) void showMessage(message, () => onOpen(message))
    else store.dispatch(noticeSlice.actions.newsArrived({ kind: 'success', text: '{{message}}', values }))
    onNews()
  }
}

/**
 * Listens to this account's notifications while the shell is rendered. Returns how many have arrived, so that the
 * bell can react to each.
 */
export function useLive(): number {
  const store = useStore() as Store
  const { language } = useTranslation().i18n
  const navigate = useNavigate()
  const { registry } = usePortalContext()
  const markRead = useMarkRead()
  const [count, setCount] = useState(0)
  const open = useEffectEvent(({ id, tautan }: Message) => {
    markRead(id)
    void navigate(tautan ?? notificationPath)
  })
  // The server writes the messages, so another language needs a new stream.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request sends the page's language by itself
  useEffect(() => {
    const receive = receiver(store, {
      onNews: () => setCount((before) => before + 1),
      onOpen: (message) => open(message),
    })
    const { notificationStream } = notificationContract
    const onOpen = () => reloadNotifications(store)
    const onEvent = (event: StreamEvent) => ('releases' in event ? registry.hear(event.releases) : receive(event))
    const handlers = { onOpen, onEvent, listensHidden: showsHidden }
    const stopListening = listen(store.http, notificationStream, { query: { releases: true } }, handlers)
    const stopWatching = watchPushes(store, receive)
    return () => {
      stopListening()
      stopWatching()
    }
  }, [store, registry, language])
  return count
}

/** Returns true for a short time after each change to the count. */
export function useBounce(count: number): boolean {
  const [seen, setSeen] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setSeen(count), bounceTime)
    return () => clearTimeout(timer)
  }, [count])
  return count !== seen
}

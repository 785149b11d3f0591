import { notifyLeaving, onChildStored, queryOf, type Store } from '@lekta/shared/client'
import { sessionContract } from '@lekta/shared/contract/session'
import { home } from '@lekta/shared/lib/home'

const channelName = 'lekta-presence'
/** Another tab's leaving has reached the server by then. */
const afterLeaving = 2000
/** So has our own from before a reload, however slow it was. */
const afterLoading = 10_000

/**
 * Tells the server when this page is left, which ends the session a minute later. Other pages of the session, and this one
 * after a reload, show themselves to the server, so that it goes on.
 */
export function keepPresence(store: Store): void {
  const channel = new BroadcastChannel(channelName)
  const show = () => {
    if (!store.getState().session.token) return
    void store.dispatch(
      queryOf(sessionContract.profileMe).initiate(undefined, { forceRefetch: true, subscribe: false }),
    )
  }
  window.addEventListener('pagehide', () => {
    notifyLeaving(store)
    channel.postMessage('left')
  })
  channel.onmessage = () => setTimeout(show, afterLeaving)
  setTimeout(show, afterLoading)
}

/** When another tab lets this browser act for a child, or ends it, this tab starts over as whoever is at the browser now. */
export const followActing = (store: Store): void =>
  onChildStored((childToken) => {
    const { token, acting } = store.getState().session
    if (token && childToken !== (acting ? token : null)) location.assign(home)
  })

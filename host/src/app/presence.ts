import { notifyLeaving, onChildStored, queryOf, type Store } from '@lekta/shared/client'
import { sessionContract } from '@lekta/shared/contract/session'
import { home } from '@lekta/shared/lib/home'

const channelName = 'lekta-presence'
/** Milliseconds after which the server knows that another tab was closed. */
const afterLeaving = 2000
/** Milliseconds after which the server also knows that this page was left before a reload, however slow that was. */
const afterLoading = 10_000

/**
 * Notifies the server when this page is closed, which ends the session a minute later unless other pages of the
 * session, or this one after a reload, contact the server.
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

/** Reopens this tab at the home page when another tab starts or stops acting for a child. */
export const followActing = (store: Store): void =>
  onChildStored((childToken) => {
    const { token, acting } = store.getState().session
    if (token && childToken !== (acting ? token : null)) location.assign(home)
  })

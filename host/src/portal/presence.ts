import { type Store, sessionEndpoints, tellLeaving } from '@lekta/shared/client'

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
    void store.dispatch(sessionEndpoints.profileMe.initiate(undefined, { forceRefetch: true, subscribe: false }))
  }
  window.addEventListener('pagehide', () => {
    tellLeaving(store)
    channel.postMessage('left')
  })
  channel.onmessage = () => setTimeout(show, afterLeaving)
  setTimeout(show, afterLoading)
}

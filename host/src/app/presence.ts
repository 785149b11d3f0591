import { notifyLeaving, onChildStored, type Store } from '@lekta/shared/client'
import { home } from '@lekta/shared/lib/home'
import { loadFetchProfile } from '../lib/load-fetch-profile'

const channelName = 'lekta-presence'
/** Milliseconds after which the server knows that another tab was closed. */
const afterLeaving = 2000
/** Milliseconds after loading by which the server knows that this page was left, even if the reload was slow. */
const afterLoading = 10_000

/**
 * Notifies the server when this page is closed. The server then ends the session after a minute, unless another page
 * of the session contacts the server, or this page does so after a reload.
 */
export function keepPresence(store: Store): void {
  const channel = new BroadcastChannel(channelName)
  const show = async () => {
    if (!store.getState().session.token) return
    const { fetchProfile } = await loadFetchProfile()
    await fetchProfile(store)
  }
  const tryToShow = () => void show().catch((error: unknown) => console.error(error))
  window.addEventListener('pagehide', () => {
    notifyLeaving(store)
    channel.postMessage('left')
  })
  channel.onmessage = () => setTimeout(tryToShow, afterLeaving)
  setTimeout(tryToShow, afterLoading)
}

/** Reopens this tab at the home page when another tab starts or stops acting for a child. */
export const followActing = (store: Store): void =>
  onChildStored((childToken) => {
    const { token, acting } = store.getState().session
    if (token && childToken !== (acting ? token : null)) location.assign(home)
  })

import { tabStore } from '@lekta/shared/client'

const key = 'wanted'

/** Keeps the address that was requested without a session, so that it can be opened after the login. */
export const loginRedirect = {
  keep: (address: string) => tabStore.set(key, address),
  /** Returns the address and removes it. */
  take(): string | null {
    const address = tabStore.get(key)
    tabStore.remove(key)
    return address
  },
}

import { tabShelf } from '@lekta/shared/client'

const key = 'wanted'

/** The address that was requested without a session, to open after the login. */
export const loginRedirect = {
  keep: (address: string) => tabShelf.set(key, address),
  /** Returns the address and removes it. */
  take(): string | null {
    const address = tabShelf.get(key)
    tabShelf.remove(key)
    return address
  },
}

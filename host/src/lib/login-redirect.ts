import { tabShelf } from '@lekta/shared/client'

const key = 'wanted'

/** The address that somebody wanted and was sent away from, as nobody was logged in. */
export const loginRedirect = {
  keep: (address: string) => tabShelf.set(key, address),
  /** Gives it once. */
  take(): string | null {
    const address = tabShelf.get(key)
    tabShelf.remove(key)
    return address
  },
}

import { queryOf, type Store } from '@lekta/shared/client'
import { sessionContract } from '@lekta/shared/contract/session'

/** Asks the server for the profile, and thereby whether the session is still valid. */
export const fetchProfile = (store: Store) =>
  store.dispatch(queryOf(sessionContract.profileMe).initiate(undefined, { forceRefetch: true, subscribe: false }))

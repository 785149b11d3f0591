import { queryOf, type Store } from '@lekta/shared/client'
import { sessionContract } from '@lekta/shared/contract/session'
import { addPictures } from '@lekta/shared/ui/base'
import { sessionPictures } from '@lekta/shared/ui/session-pictures'

// No page of a session is shown before its profile has been fetched.
addPictures(sessionPictures)

/** Asks the server for the profile, and thereby whether the session is still valid. */
export const fetchProfile = (store: Store) =>
  store.dispatch(queryOf(sessionContract.profileMe).initiate(undefined, { forceRefetch: true, subscribe: false }))

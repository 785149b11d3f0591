import { renameUser, type Store, useMutation, useStore } from '@lekta/shared/client'
import type * as z from 'zod/mini'
import { accountContract } from '../contract/people/account'
import type { Profile } from '../contract/session'

/** Returns a function that shows a changed name or picture in the shell without a reload. */
export function useApplyProfile() {
  const store = useStore() as Store
  return (profile: Profile) => renameUser(store, profile)
}

/** Returns a function that changes the given fields of the caller's account. It rejects with an `ApiError`. */
export function useChangeMe() {
  const [edit] = useMutation(accountContract.editMe)
  const applyProfile = useApplyProfile()
  return (body: z.input<typeof accountContract.editMe.body>) => edit({ body }).unwrap().then(applyProfile)
}

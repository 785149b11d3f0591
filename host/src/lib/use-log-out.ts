import { logOut, type Store, useStore } from '@lekta/shared/client'
import { useNavigate } from '@lekta/shared/routing'

/** Returns a function that logs out and opens the start page. */
export function useLogOut() {
  const store = useStore() as Store
  const navigate = useNavigate()
  return () => {
    void logOut(store)
    void navigate('/')
  }
}

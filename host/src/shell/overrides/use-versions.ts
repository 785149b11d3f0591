import { useAppSelector } from '@lekta/shared/client'
import { usePortalContext } from '../../federation/portal-context'

/** Returns the versions in this tab that are not those of everyone, and those that it was asked to use. */
export function useVersions() {
  const { remotes, previews } = usePortalContext()
  const isLoggedIn = useAppSelector(({ session }) => session.token !== null)
  return { ...remotes.overrides, previews: isLoggedIn ? previews : [] }
}

import { useAppSelector } from '@lekta/shared/client'
import { areasFilling, type SlotProps } from '@lekta/shared/routing'
import { usePortalContext } from '../portal-context'
import { RemoteFill } from './remote-fill'

/**
 * The fills of a slot for the account's first role, each loaded and isolated on its own. `except` leaves out the fill
 * of one area.
 */
export const Fills = ({ name, props, waiting, except }: SlotProps & { except?: string }) => {
  const { remotes } = usePortalContext()
  const roles = useAppSelector(({ session }) => session.roles)
  return areasFilling(remotes.areas, name, roles.slice(0, 1))
    .filter((area) => area !== except)
    .map((area) => <RemoteFill key={area} area={area} slot={name} props={props} waiting={waiting} />)
}

import { Navigate } from '@lekta/shared/routing'
import { allowPath } from '../../schedule/paths'

/** The menu's way to the tab of its name. */
export default function AllowTest() {
  return <Navigate to={allowPath()} replace />
}

import { useLocation } from '@lekta/shared/routing'
import { type StaffArea, staffAreas } from './staff-paths'

/** Returns the area of the open page. Throws on a page of any other area. */
export function useStaffArea(): StaffArea {
  const { pathname } = useLocation()
  const area = staffAreas.find((name) => pathname.startsWith(`/${name}/`))
  if (!area) throw new Error(`${pathname} is no page of a staff area.`)
  return area
}

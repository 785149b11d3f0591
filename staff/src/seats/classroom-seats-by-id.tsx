import { wholeId } from '@lekta/shared/lib/whole-id'
import { Navigate, useSearchParams } from '@lekta/shared/routing'
import { staffPaths } from '../staff-paths'
import { useStaffArea } from '../use-staff-area'

/** Redirects from `?id=` to the page with the id in its path, or to the list of classrooms if there is no id. */
export default function ClassroomSeatsById() {
  const [params] = useSearchParams()
  const id = wholeId(params.get('id'))
  const paths = staffPaths(useStaffArea())
  return <Navigate to={id === null ? paths.classrooms : paths.seats(id)} replace />
}

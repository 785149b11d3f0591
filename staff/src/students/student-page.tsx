import { wholeId } from '@lekta/shared/lib/whole-id'
import { useSearchParams } from '@lekta/shared/routing'
import type { StaffArea } from '../staff-paths'
import { AddStudent } from './add-student'
import { EditStudent } from './edit-student'

/** Adds a student, or changes the one whom `?id=` names. */
export const StudentPage = ({ area }: { area: StaffArea }) => {
  const [params] = useSearchParams()
  const id = wholeId(params.get('id'))
  return id === null ? <AddStudent area={area} /> : <EditStudent key={id} area={area} id={id} />
}

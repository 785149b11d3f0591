import { wholeId } from '@lekta/shared/lib/whole-id'
import { useSearchParams } from '@lekta/shared/routing'
import { useStaffArea } from '../use-staff-area'
import { AddStudent } from './add-student'
import { EditStudent } from './edit-student'

/** Adds a student, or edits the one with the id in `?id=`. */
export default function StudentPage() {
  const area = useStaffArea()
  const [params] = useSearchParams()
  const id = wholeId(params.get('id'))
  return id === null ? <AddStudent area={area} /> : <EditStudent key={id} area={area} id={id} />
}

import { StudentPage } from '@lekta/shared/screens/people/student-page'

export default function ChildAdd() {
  return <StudentPage area="teacher" />
}

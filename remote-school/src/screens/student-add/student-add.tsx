import { StudentPage } from '@lekta/shared/screens/people/student-page'

export default function StudentAdd() {
  return <StudentPage area="school" />
}

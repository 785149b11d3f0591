import { StudentPage } from '@lekta/staff/students/student-page'

export default function StudentAdd() {
  return <StudentPage area="school" />
}

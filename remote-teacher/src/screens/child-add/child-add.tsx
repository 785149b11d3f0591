import { StudentPage } from '@lekta/staff/students/student-page'

export default function ChildAdd() {
  return <StudentPage area="teacher" />
}

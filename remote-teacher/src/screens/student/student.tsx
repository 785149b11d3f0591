import { StudentList } from '@lekta/shared/screens/student-list'

export default function Student() {
  return <StudentList area="teacher" />
}

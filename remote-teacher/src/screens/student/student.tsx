import { StudentList } from '@lekta/staff/students/student-list'

export default function Student() {
  return <StudentList area="teacher" />
}

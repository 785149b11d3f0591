import { StudentClassrooms } from '@lekta/shared/screens/people/classrooms-pages'

export default function StudentClassRoom() {
  return <StudentClassrooms />
}

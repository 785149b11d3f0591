import { TeacherClassrooms } from '@lekta/shared/screens/people/classrooms-pages'

export default function TeacherClassRoom() {
  return <TeacherClassrooms />
}

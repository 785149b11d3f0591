import { TeacherClassrooms } from '@lekta/staff/classrooms/classrooms-of-person-pages'

export default function TeacherClassRoom() {
  return <TeacherClassrooms />
}

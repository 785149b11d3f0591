import { StudentClassrooms } from '@lekta/staff/classrooms/classrooms-of-person-pages'

export default function StudentClassRoom() {
  return <StudentClassrooms />
}

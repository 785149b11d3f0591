import { TeacherList } from '@lekta/staff/teachers/teacher-list'

export default function Teacher() {
  return <TeacherList />
}

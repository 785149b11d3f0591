import { TeacherPage } from '@lekta/staff/teachers/teacher-page'

export default function TeacherAdd() {
  return <TeacherPage />
}

import { TeacherPage } from '@lekta/shared/screens/people/teacher-page'

export default function TeacherAdd() {
  return <TeacherPage />
}

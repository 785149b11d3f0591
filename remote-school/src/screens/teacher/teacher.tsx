import { TeacherList } from '@lekta/shared/screens/people/teacher-list'

export default function Teacher() {
  return <TeacherList />
}

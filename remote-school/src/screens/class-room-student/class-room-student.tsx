import { ClassroomStudents } from '@lekta/shared/screens/classroom-students'

export default function ClassRoomStudent() {
  return <ClassroomStudents area="school" />
}

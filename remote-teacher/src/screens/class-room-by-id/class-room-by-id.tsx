import { ClassroomById } from '@lekta/shared/screens/classroom-students'

export default function ClassRoomById() {
  return <ClassroomById area="teacher" />
}

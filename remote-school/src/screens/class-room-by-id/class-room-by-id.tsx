import { ClassroomById } from '@lekta/staff/classrooms/classroom-students'

export default function ClassRoomById() {
  return <ClassroomById area="school" />
}

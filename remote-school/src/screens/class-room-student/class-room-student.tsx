import { ClassroomStudents } from '@lekta/staff/classrooms/classroom-students'

export default function ClassRoomStudent() {
  return <ClassroomStudents area="school" />
}

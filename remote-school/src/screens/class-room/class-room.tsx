import { ClassroomList } from '@lekta/staff/classrooms/classroom-list'

export default function ClassRoom() {
  return <ClassroomList area="school" />
}

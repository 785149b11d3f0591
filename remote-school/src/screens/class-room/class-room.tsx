import { ClassroomList } from '@lekta/shared/screens/classroom-list'

export default function ClassRoom() {
  return <ClassroomList area="school" />
}

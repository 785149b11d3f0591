import { ClassroomSeatsById } from '@lekta/shared/screens/money/classroom-seats'

export default function ClassRoomSubscriptionById() {
  return <ClassroomSeatsById area="teacher" />
}

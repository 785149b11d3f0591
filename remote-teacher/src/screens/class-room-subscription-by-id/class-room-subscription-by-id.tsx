import { ClassroomSeatsById } from '@lekta/staff/seats/classroom-seats'

export default function ClassRoomSubscriptionById() {
  return <ClassroomSeatsById area="teacher" />
}

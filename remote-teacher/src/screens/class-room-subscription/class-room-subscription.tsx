import { ClassroomSeats } from '@lekta/staff/seats/classroom-seats'

export default function ClassRoomSubscription() {
  return <ClassroomSeats area="teacher" />
}

import { ClassroomSeats } from '@lekta/shared/screens/money/classroom-seats'

export default function ClassRoomSubscription() {
  return <ClassroomSeats area="school" />
}

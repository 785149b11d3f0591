import { ImportPage } from '@lekta/shared/screens/import/import-page'

export default function ClassRoomRedeemExcel() {
  return <ImportPage area="school" page="classroomSeats" />
}

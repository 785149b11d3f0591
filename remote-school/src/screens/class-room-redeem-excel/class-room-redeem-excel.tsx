import { ImportPage } from '@lekta/staff/imports/import-page'

export default function ClassRoomRedeemExcel() {
  return <ImportPage area="school" page="classroomSeats" />
}

import { ImportPage } from '@lekta/staff/imports/import-page'

export default function TeacherRedeemExcel() {
  return <ImportPage area="school" page="teacherSeats" />
}

import { ImportPage } from '@lekta/shared/screens/import/import-page'

export default function TeacherRedeemExcel() {
  return <ImportPage area="school" page="teacherSeats" />
}

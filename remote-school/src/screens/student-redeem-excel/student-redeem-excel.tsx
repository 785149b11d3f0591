import { ImportPage } from '@lekta/staff/imports/import-page'

export default function StudentRedeemExcel() {
  return <ImportPage area="school" page="redeem" />
}

import { ImportPage } from '@lekta/shared/screens/import/import-page'

export default function StudentRedeemExcel() {
  return <ImportPage area="school" page="redeem" />
}

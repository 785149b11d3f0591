import { ImportPage } from '@lekta/shared/screens/import/import-page'

export default function ClassRoomUpload() {
  return <ImportPage area="school" page="classLists" />
}

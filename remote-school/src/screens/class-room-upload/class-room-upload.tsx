import { ImportPage } from '@lekta/staff/imports/import-page'

export default function ClassRoomUpload() {
  return <ImportPage area="school" page="classLists" />
}

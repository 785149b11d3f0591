import { ImportPage } from '@lekta/staff/imports/import-page'

export default function ChildUpload() {
  return <ImportPage area="teacher" page="students" />
}

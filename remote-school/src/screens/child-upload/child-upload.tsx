import { ImportPage } from '@lekta/staff/imports/import-page'

export default function ChildUpload() {
  return <ImportPage area="school" page="students" />
}

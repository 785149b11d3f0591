import { ImportPage } from '@lekta/staff/imports/import-page'

export default function TeacherUpload() {
  return <ImportPage area="school" page="teachers" />
}

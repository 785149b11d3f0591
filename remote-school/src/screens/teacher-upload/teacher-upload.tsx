import { ImportPage } from '@lekta/shared/screens/import/import-page'

export default function TeacherUpload() {
  return <ImportPage area="school" page="teachers" />
}

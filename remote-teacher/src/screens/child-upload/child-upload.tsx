import { ImportPage } from '@lekta/shared/screens/import/import-page'

export default function ChildUpload() {
  return <ImportPage area="teacher" page="students" />
}

import { ImportPage } from '@lekta/shared/screens/import/import-page'

export default function ChildUpload() {
  return <ImportPage area="school" page="students" />
}

import { useTranslation } from '@lekta/shared/i18n'
import { ReportPage } from '@lekta/shared/report/report-page'
import { useParams } from '@lekta/shared/routing'
import { staffPaths } from '../staff-paths'
import { useStaffArea } from '../use-staff-area'

/** The report with the id in the path, and a link back to the class report. */
export default function StudentReport() {
  const area = useStaffArea()
  const { t } = useTranslation()
  return <ReportPage id={Number(useParams().id)} back={{ to: staffPaths(area).report, label: t('Report') }} />
}

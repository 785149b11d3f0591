import { useTranslation } from '@lekta/shared/i18n'
import { ReportPage } from '@lekta/shared/report/report-page'
import { useParams } from '@lekta/shared/routing'
import { type StaffArea, staffPaths } from '../staff-paths'

/** The report that the route names, with the way back to all of them. */
export const StaffReportPage = ({ area }: { area: StaffArea }) => {
  const { t } = useTranslation()
  return <ReportPage id={Number(useParams().id)} back={{ to: staffPaths(area).report, label: t('Report') }} />
}

import type { Report } from '@lekta/shared/contract/assessment/report'
import { useTranslation } from '@lekta/shared/i18n'
import { ReportPage } from '@lekta/shared/report/report-page'
import { Slot, useParams } from '@lekta/shared/routing'
import { Skeleton } from '@lekta/shared/ui'
import { staffPaths } from '../staff-paths'
import { useStaffArea } from '../use-staff-area'
import styles from './student-report.module.css'

/** What other areas add to the actions. */
const MoreActions = ({ report: { id, title, child } }: { report: Report }) => (
  <div className={styles.fills}>
    <Slot
      name="student-page.actions"
      props={{ student: { id: child.id, name: child.name, grade: child.grade }, report: { id, title } }}
      waiting={<Skeleton height={36} width={136} />}
    />
  </div>
)

/** The page of a student: the report with the id in the path, and a link back to the class report. */
export default function StudentReport() {
  const area = useStaffArea()
  const { t } = useTranslation()
  return (
    <ReportPage
      id={Number(useParams().id)}
      back={{ to: staffPaths(area).report, label: t('Report') }}
      toReport={staffPaths(area).reportDetail}
      actions={(report) => <MoreActions report={report} />}
    />
  )
}

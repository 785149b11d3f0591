import { useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { ReportPage } from '@lekta/shared/report/report-page'
import type { BackTarget } from '@lekta/shared/report/student-header'
import { useParams } from '@lekta/shared/routing'

const useBack = (): BackTarget => {
  const { t } = useTranslation()
  const role = useAppSelector(({ session }) => session.roles[0])
  if (role === 'parent') return { to: '/parent/child', label: t('My children') }
  if (role === 'teacher') return { to: '/teacher/report', label: t('Reports') }
  return { to: '/child/report', label: t('My reading') }
}

/** The full report of one finished test, for the child, its parent or its teacher. */
export default function ReportDetail() {
  const { id } = useParams()
  return <ReportPage id={Number(id)} back={useBack()} />
}

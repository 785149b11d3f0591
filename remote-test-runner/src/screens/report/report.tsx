import { useQuery } from '@lekta/shared/client'
import { reportContract } from '@lekta/shared/contract/assessment/report'
import { useTranslation } from '@lekta/shared/i18n'
import { LoadedReport } from '@lekta/shared/report/report-page'
import { resultPath, useAttempt } from '../../run/use-test-params'

/** The full report of this attempt, for the user's audience. */
export default function TestReport() {
  const { t } = useTranslation()
  const { code, id, tries } = useAttempt()
  const query = useQuery(reportContract.testReport, { params: { code, id, tries } })
  return <LoadedReport query={query} back={{ to: resultPath({ code, id }, tries), label: t('Back') }} />
}

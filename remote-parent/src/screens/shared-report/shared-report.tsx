import { useAppSelector, useQuery } from '@lekta/shared/client'
import { reportContract } from '@lekta/shared/contract/assessment/report'
import { useTranslation } from '@lekta/shared/i18n'
import { LoadedReport } from '@lekta/shared/report/report-page'
import { useParams } from '@lekta/shared/routing'

/** The report behind a shared link, for the user's audience. */
export default function SharedReport() {
  const { t } = useTranslation()
  const { id, token = '' } = useParams()
  const isChild = useAppSelector(({ session }) => session.roles[0] === 'child')
  const query = useQuery(reportContract.sharedReport, { params: { id: Number(id), token } })
  const back = isChild
    ? { to: '/child/report', label: t('My reading') }
    : { to: '/parent/child', label: t('My children') }
  return <LoadedReport query={query} back={back} />
}

import { AuditList } from '@lekta/shared/audit/audit-list'
import type { AuditRow } from '@lekta/shared/contract/audit'
import { useTranslation } from '@lekta/shared/i18n'
import { PageHeader } from '@lekta/shared/ui'
import { areaPath } from '../releases/parts/release-paths'

const pathOf = ({ subject, area }: AuditRow): string | null => {
  if (area !== null) return areaPath(area)
  return subject?.type === 'school' ? `/admin/school/${subject.id}` : null
}

/** Who viewed or changed what on the whole platform. */
export default function AuditPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader
        title={t('Activity log')}
        subtitle={t('Who viewed or changed what, at all schools and in families')}
      />
      <AuditList viewer="admin" pathOf={pathOf} />
    </>
  )
}

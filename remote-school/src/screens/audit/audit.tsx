import { AuditList } from '@lekta/shared/audit/audit-list'
import type { AuditRow } from '@lekta/shared/contract/audit'
import { useTranslation } from '@lekta/shared/i18n'
import { PageHeader } from '@lekta/shared/ui'

/** The school's pages about what an entry is about. */
const subjectPaths: Readonly<Record<string, (id: number) => string>> = {
  attempt: (id) => `/school/report-detail/${id}`,
  classroom: (id) => `/school/class-room/student/${id}`,
  invoice: (id) => `/school/invoice-detail/${id}`,
}

function pathOf({ subject, student }: AuditRow): string | null {
  const path = subject && subjectPaths[subject.type]
  if (path) return path(subject.id)
  return student && `/school/student/add?id=${student.id}`
}

/** Who at the school, of its parents or of the platform viewed or changed the school's data. */
export default function AuditPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader
        title={t('Who viewed or changed what')}
        subtitle={t('Every view and every change of your school’s data, for five years')}
      />
      <AuditList viewer="school" pathOf={pathOf} />
    </>
  )
}

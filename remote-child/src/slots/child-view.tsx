import { useQuery } from '@lekta/shared/client'
import { reportContract } from '@lekta/shared/contract/assessment/report'
import type { StudentPageActions } from '@lekta/shared/contract/slots'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { firstNameOf } from '@lekta/shared/lib/text/first-name'
import { ReportView } from '@lekta/shared/report/report-view'
import { Button, Dialog, Icon, LoadingSkeleton, Skeleton } from '@lekta/shared/ui'
import { useState } from 'react'

const ChildReport = ({ id }: { id: number }) => (
  <QueryContent
    query={useQuery(reportContract.report, { params: { id } })}
    skeleton={
      <LoadingSkeleton>
        <Skeleton height={360} radius="lg" />
      </LoadingSkeleton>
    }
  >
    {(report) => <ReportView report={report} audience="child" />}
  </QueryContent>
)

/** For staff: opens the report as the child sees it, in words for children, to go through it together. */
export default function ChildView({ student, report }: StudentPageActions) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<Icon name="children" size={18} />} onClick={() => setOpen(true)}>
        {t('Child’s view')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        size="xl"
        title={t('What {{name}} sees', { name: firstNameOf(student) })}
      >
        <ChildReport id={report.id} />
      </Dialog>
    </>
  )
}

import { useQuery } from '@lekta/shared/client'
import { type PrintJob, printContract } from '@lekta/shared/contract/assessment/print'
import { useTimestamp } from '@lekta/shared/dates/use-day'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, Card, EmptyNotice, PageHeader, Skeleton, Stack, Text, Title } from '@lekta/shared/ui'
import { staffPaths } from '../staff-paths'
import { useStaffArea } from '../use-staff-area'
import { PrintState, usePrintNames } from './print-state'
import styles from './printing.module.css'
import { usePrintJob } from './use-print-job'

/** A file that is polled while it is being drawn. */
const PrintCard = ({ job }: { job: PrintJob }) => {
  const names = usePrintNames()
  const timestamp = useTimestamp()
  const { data } = usePrintJob(job.state === 'waiting' ? job.id : null)
  return (
    <Card component="section">
      <Stack gap="xs">
        <div>
          <Title order={2} size="h5">
            {[names[job.kind], job.classroom].filter(Boolean).join(' · ')}
          </Title>
          <Text size="sm" c="dimmed">
            {timestamp(job.requested_at)}
          </Text>
        </div>
        <PrintState job={data ?? job} />
      </Stack>
    </Card>
  )
}

const NoPrints = () => {
  const { t } = useTranslation()
  const area = useStaffArea()
  return (
    <EmptyNotice
      title={t('Nothing printed in the last days')}
      action={
        <Button component={Link} to={staffPaths(area).students}>
          {t('Students')}
        </Button>
      }
    >
      {t('Print reports or letters from the list of students or from the report. The files appear here for a day.')}
    </EmptyNotice>
  )
}

/** The files with reports and letters that the user has requested in the last days. */
export default function Prints() {
  const { t } = useTranslation()
  const query = useQuery(printContract.prints, undefined, { refetchOnMountOrArgChange: true })
  return (
    <>
      <PageHeader title={t('Prints')} subtitle={t('Files with reports and letters, available for a day')} />
      <QueryContent query={query} skeleton={<Skeleton height={120} radius="lg" />}>
        {(jobs) =>
          jobs.length === 0 ? (
            <NoPrints />
          ) : (
            <ul className={styles.prints}>
              {jobs.map((job) => (
                <li key={job.id}>
                  <PrintCard job={job} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
    </>
  )
}

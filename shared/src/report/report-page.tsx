import { type ApiError, useAppSelector, useQuery } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { FailureNotice, Group, Skeleton, Stack, VisuallyHidden } from '@lekta/shared/ui'
import { type Report, reportContract } from '../contract/assessment/report'
import { useDay } from '../dates/use-day'
import { PrintHeader } from '../downloads/print-header'
import { ReportActions } from './report-actions'
import { type Audience, ReportView } from './report-view'
import styles from './report-view.module.css'
import { BackLink, type BackTarget, StudentHeader } from './student-header'

interface Query {
  data?: Report | undefined
  error?: unknown
  refetch: () => unknown
}

const ReportSkeleton = ({ back }: { back: BackTarget }) => {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
      <BackLink {...back} />
      <Group gap="md" mb="lg">
        <Skeleton circle height={56} />
        <Stack gap={6}>
          <Skeleton height={26} width={200} />
          <Skeleton height={14} width={260} />
        </Stack>
      </Group>
      <div className={styles.report}>
        {['measure', 'growth', 'next', 'kinds'].map((part) => (
          <Skeleton key={part} mih={280} radius="lg" />
        ))}
      </div>
    </div>
  )
}

/** The report's audience by the user's role. */
export const useAudience = (): Audience =>
  useAppSelector(({ session }) => (session.roles[0] === 'child' ? 'child' : 'adult'))

/** A report from any query, with the student's header and a back link, for the user's audience. */
export const LoadedReport = ({ query, back }: { query: Query; back: BackTarget }) => {
  const day = useDay()
  const audience = useAudience()
  const { data, error, refetch } = query
  if (error && !data)
    return (
      <>
        <BackLink {...back} />
        <FailureNotice order={1} message={(error as ApiError).message} onRetry={refetch} />
      </>
    )
  if (!data) return <ReportSkeleton back={back} />
  return (
    <article>
      <PrintHeader />
      <StudentHeader child={data.child} subtitle={`${data.title}, ${day(data.finished_at)}`} back={back}>
        <ReportActions report={data} />
      </StudentHeader>
      <ReportView report={data} audience={audience} />
    </article>
  )
}

/** The page of a report by its id; each area mounts it under its own path with its own back link. */
export const ReportPage = ({ id, back }: { id: number; back: BackTarget }) => (
  <LoadedReport query={useQuery(reportContract.report, { params: { id } })} back={back} />
)

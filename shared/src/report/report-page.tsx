import { useAppSelector, useQuery } from '@lekta/shared/client'
import { Group, LoadingSkeleton, Skeleton, Stack } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { type Report, reportContract } from '../contract/assessment/report'
import { useDay } from '../dates/use-day'
import { PrintHeader } from '../downloads/print-header'
import { QueryContent, type QueryState } from '../feedback/query-content'
import type { ReportPath } from './parts/report-growth'
import { ReportActions } from './report-actions'
import { type Audience, ReportView } from './report-view'
import styles from './report-view.module.css'
import { BackLink, type BackTarget, StudentHeader } from './student-header'

const ReportSkeleton = ({ back }: { back: BackTarget }) => (
  <LoadingSkeleton>
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
  </LoadingSkeleton>
)

/** Returns the report's audience according to the user's role. */
export const useAudience = (): Audience =>
  useAppSelector(({ session }) => (session.roles[0] === 'child' ? 'child' : 'adult'))

interface PageOptions {
  back: BackTarget
  /** Returns further actions for the header of a report. */
  actions?: (report: Report) => ReactNode
  /** Returns the page of an earlier report, to which its point in the growth chart leads. */
  toReport?: ReportPath
}

/**
 * Shows a report from any query in the version for the user's audience, with the student's header and a back link.
 */
export const LoadedReport = ({ query, back, actions, toReport }: PageOptions & { query: QueryState<Report> }) => {
  const day = useDay()
  const audience = useAudience()
  return (
    <QueryContent
      query={query}
      skeleton={<ReportSkeleton back={back} />}
      order={1}
      aboveFailure={<BackLink {...back} />}
    >
      {(report) => (
        <article>
          <PrintHeader />
          <StudentHeader child={report.child} subtitle={`${report.title}, ${day(report.finished_at)}`} back={back}>
            <ReportActions report={report}>{actions?.(report)}</ReportActions>
          </StudentHeader>
          <ReportView report={report} audience={audience} toReport={toReport} />
        </article>
      )}
    </QueryContent>
  )
}

/** Shows a report by its id. Each area mounts this page under its own path and with its own back link. */
export const ReportPage = ({ id, ...page }: PageOptions & { id: number }) => (
  <LoadedReport query={useQuery(reportContract.report, { params: { id } })} {...page} />
)

import { useQuery } from '@lekta/shared/client'
import { type ScoreSummary as Summary, studentContract } from '@lekta/shared/contract/people/student'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { GradeSpreadTable } from '@lekta/shared/report/grade-spread-table'
import { LoadingSkeleton, Panel, Progress, Skeleton, Text } from '@lekta/shared/ui'
import { TermHelp } from '../glossary/term-help'
import type { StaffArea } from '../staff-paths'
import styles from './class-report.module.css'
import { GradeDistributions } from './grade-distributions'
import { ClearGrowth, NeedsAttention } from './needs-attention'

const MeasuredCount = ({ measured, students }: { measured: number; students: number }) => {
  const { t, i18n } = useTranslation()
  const { format } = new Intl.NumberFormat(i18n.language)
  return (
    <>
      <Text size="xl" fw={700} mb="xs">
        {t('{{measured}} of {{students}} students', { measured: format(measured), students: format(students) })}
      </Text>
      <Progress value={(measured / students) * 100} size="lg" aria-hidden="true" />
    </>
  )
}

interface SectionsProps {
  area: StaffArea
  summary: Summary
  classroomId: number | undefined
}

const SummarySections = ({ area, summary, classroomId }: SectionsProps) => {
  const { t } = useTranslation()
  const { measured, students, grades } = summary
  if (students === 0) return null
  return (
    <div className={styles.summary}>
      <Panel title={t('Measured')}>
        <MeasuredCount measured={measured} students={students} />
      </Panel>
      <Panel title={t('Needs attention')} help={<TermHelp term="attention" />} className={styles.first}>
        <NeedsAttention area={area} summary={summary} classroomId={classroomId} />
      </Panel>
      <Panel title={t('Clear growth')} help={<TermHelp term="growth" />} className={styles.fitted}>
        <ClearGrowth area={area} summary={summary} />
      </Panel>
      {grades.length > 0 && (
        <Panel title={t('Distribution by grade')} className={styles.wide}>
          <GradeDistributions spreads={grades} />
          <GradeSpreadTable spreads={grades} />
        </Panel>
      )}
    </div>
  )
}

const SummarySkeleton = () => (
  <LoadingSkeleton className={styles.summary}>
    <Skeleton height={120} radius="lg" />
    <Skeleton className={styles.first} height={550} radius="lg" />
    <Skeleton height={414} radius="lg" />
    <Skeleton className={styles.wide} height={330} radius="lg" />
  </LoadingSkeleton>
)

/** Summarises what a teacher can act on, for all students or for one classroom. */
export const ClassSummary = ({ area, classroomId }: { area: StaffArea; classroomId: number | undefined }) => {
  const query = useQuery(
    studentContract.scoreSummary,
    { query: { options: { classroom_id: classroomId } } },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <QueryContent query={{ ...query, data: query.currentData }} skeleton={<SummarySkeleton />}>
      {(summary) => <SummarySections area={area} summary={summary} classroomId={classroomId} />}
    </QueryContent>
  )
}

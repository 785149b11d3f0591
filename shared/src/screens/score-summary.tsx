import { useTranslation } from '@lekta/shared/i18n'
import { FailureNotice, Progress, Skeleton, Surface, Text, Title, VisuallyHidden } from '@lekta/shared/ui'
import { type ReactNode, useId } from 'react'
import type { ScoredStudent } from '../contract/student'
import { ScoreAttention, ScoreGrown } from './score-attention'
import styles from './score-report.module.css'
import { ScoreSpread } from './score-spread'
import type { StaffArea } from './staff-paths'
import { summarise } from './summarise-scores'
import { useAllScores } from './use-all-rows'

const Part = ({
  title,
  children,
  className,
}: {
  title: string
  children: ReactNode
  className?: string | undefined
}) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <Surface h="100%">
        <Title order={2} size="h4" mb="sm" id={id}>
          {title}
        </Title>
        {children}
      </Surface>
    </section>
  )
}

const MeasuredCount = ({ measured, students }: { measured: number; students: number }) => {
  const { t } = useTranslation()
  return (
    <>
      <Text size="xl" fw={700} mb="xs">
        {t('{{measured}} of {{students}} students', { measured, students })}
      </Text>
      <Progress value={(measured / students) * 100} size="lg" aria-hidden="true" />
    </>
  )
}

const Parts = ({ area, rows }: { area: StaffArea; rows: readonly ScoredStudent[] }) => {
  const { t } = useTranslation()
  const summary = summarise(rows)
  const { measured, students, grades } = summary
  if (students === 0) return null
  return (
    <div className={styles.summary}>
      <Part title={t('Measured')}>
        <MeasuredCount measured={measured.length} students={students} />
      </Part>
      <Part title={t('Whom to look at first')} className={styles.first}>
        <ScoreAttention area={area} summary={summary} />
      </Part>
      <Part title={t('Very likely grown')}>
        <ScoreGrown area={area} summary={summary} />
      </Part>
      {grades.length > 0 && (
        <Part title={t('Where they stand')} className={styles.wide}>
          <ScoreSpread spreads={grades} />
        </Part>
      )}
    </div>
  )
}

const Waiting = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.summary} aria-busy="true">
      <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
      <Skeleton height={120} radius="lg" />
      <Skeleton className={styles.first} height={550} radius="lg" />
      <Skeleton height={414} radius="lg" />
      <Skeleton className={styles.wide} height={180} radius="lg" />
    </div>
  )
}

/** What a teacher can act on in ten seconds, of all students or of one classroom. */
export const ScoreSummary = ({ area, classroomId }: { area: StaffArea; classroomId: number | undefined }) => {
  const { rows, error, retry } = useAllScores(classroomId)
  if (error) return <FailureNotice message={error.message} onRetry={retry} />
  return rows ? <Parts area={area} rows={rows} /> : <Waiting />
}

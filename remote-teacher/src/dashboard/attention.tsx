import type { Concern, ConcernedStudent, TeacherDashboard } from '@lekta/shared/contract/dashboard'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { namePercentile } from '@lekta/shared/lib/measure/describe-measure'
import { useReportSentence } from '@lekta/shared/report/use-report-sentence'
import { Link } from '@lekta/shared/routing'
import { Anchor, GrowthText, Panel, Text } from '@lekta/shared/ui'
import { ConcernCountList } from '@lekta/staff/dashboard/concern-counts'
import { PersonRow, Rows } from '@lekta/staff/dashboard/panel-rows'
import { TermHelp } from '@lekta/staff/glossary/term-help'
import { staffPaths } from '@lekta/staff/staff-paths'
import type { ReactNode } from 'react'
import styles from './dashboard.module.css'

const paths = staffPaths('teacher')

/** Returns a function that says why a child needs attention. */
function useReason() {
  const { t } = useTranslation()
  const write = useReportSentence()
  const day = useDay('medium')
  return ({ standing, percentile }: ConcernedStudent, concern: Concern): ReactNode => {
    if (concern === 'fallen' && standing?.growth)
      return (
        <>
          {t('Since the previous test:')} <GrowthText {...standing.growth} fallen />
        </>
      )
    if (concern === 'fallen') return t('Clear decline since the previous test')
    if (concern === 'far_below')
      return [t('Far below grade level'), ...(percentile === null ? [] : [write(namePercentile(percentile))])].join(
        ' · ',
      )
    if (concern === 'doubtful') return t('Result not reliable; repeat the test')
    return standing ? t('Last tested on {{day}}', { day: day(standing.finished_at) }) : t('Not tested yet')
  }
}

const Child = ({ child }: { child: ConcernedStudent }) => {
  const reason = useReason()
  const { concerns, classrooms } = child
  return (
    <PersonRow person={child} to={paths.student(child.id)} note={classrooms.join(', ')}>
      {concerns.map((concern) => (
        <span key={concern} className={styles.reason}>
          {reason(child, concern)}
        </span>
      ))}
    </PersonRow>
  )
}

/** The first few children who need attention, each with the reason. The report page lists all of them. */
export const Attention = ({ attention, concerns }: Pick<TeacherDashboard, 'attention' | 'concerns'>) => {
  const { t } = useTranslation()
  const all = (
    <Anchor component={Link} to={paths.report} size="sm">
      {t('View full report')}
    </Anchor>
  )
  return (
    <Panel title={t('Needs attention')} help={<TermHelp term="attention" />} action={attention.length > 0 && all}>
      {attention.length === 0 ? (
        <Text>{t('All clear: every student has a reliable measure, and no one shows a clear decline.')}</Text>
      ) : (
        <>
          <ConcernCountList counts={concerns} />
          <Rows>
            {attention.map((child) => (
              <Child key={child.id} child={child} />
            ))}
          </Rows>
        </>
      )}
    </Panel>
  )
}

import type { NamedStudent, ScoreSummary as Summary } from '@lekta/shared/contract/people/student'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { STALE_MONTHS } from '@lekta/shared/lib/measure/attention'
import { namePercentile } from '@lekta/shared/lib/measure/describe-measure'
import { useReportSentence } from '@lekta/shared/report/use-report-sentence'
import { Link } from '@lekta/shared/routing'
import { Button, GrowthText, Text } from '@lekta/shared/ui'
import { type ComponentProps, useState } from 'react'
import { StartDialog, type StartingGroup } from '../interventions/start-dialog'
import { PrintGroup } from '../printing/print-group'
import type { StaffArea } from '../staff-paths'
import styles from './class-report.module.css'
import { StudentGroup } from './student-group'

const shownAtFirst = 6

type Students = { count: number; first: readonly NamedStudent[] }

/** The path of the wizard that gives a test, with these students chosen if all of them are known. */
const givePath = ({ count, first }: Students) =>
  first.length < count ? '/teacher/test' : `/teacher/test?students=${first.map(({ id }) => id).join(',')}`

interface ActionProps {
  area: StaffArea
  title: string
  students: Students
  /** Whether these students can take their last test again instead of a new one. */
  again?: boolean
  /** The group whose reports can be printed, and its classroom. */
  printing?: Omit<ComponentProps<typeof PrintGroup>, 'name'> | undefined
  onStart: () => void
}

/** What the user can do about a group: give a test, which only teachers do, or start an intervention. */
const Actions = ({ area, title, students, again, printing, onStart }: ActionProps) => {
  const { t } = useTranslation()
  const give = again ? t('Allow a retake') : t('Give a test')
  const small = { variant: 'default', size: 'compact-sm' } as const
  return (
    <>
      {area === 'teacher' && (
        <Button
          component={Link}
          to={again ? '/teacher/allow-test' : givePath(students)}
          aria-label={`${give}: ${title}`}
          {...small}
        >
          {give}
        </Button>
      )}
      <Button {...small} aria-label={`${t('Start an intervention')}: ${title}`} onClick={onStart}>
        {t('Start an intervention')}
      </Button>
      {printing && <PrintGroup {...printing} name={title} />}
    </>
  )
}

const Detail = ({ children }: { children: string }) => (
  <Text component="span" size="sm" c="dimmed">
    {children}
  </Text>
)

interface Props {
  area: StaffArea
  summary: Summary
  /** The classroom that is summed up; without it, all students. */
  classroomId?: number | undefined
}

const Groups = ({ area, summary, classroomId, onStart }: Props & { onStart: (group: StartingGroup) => void }) => {
  const { t } = useTranslation()
  const write = useReportSentence()
  const day = useDay('medium')
  const { fallen, far_below, doubtful, stale, unmeasured } = summary
  const printingOf = (reason: StartingGroup['reason']) =>
    reason === 'fallen' || reason === 'far_below' || reason === 'doubtful' ? { group: reason, classroomId } : undefined
  const groupOf = (reason: StartingGroup['reason'], title: string, students: Students, again = false) => ({
    ...{ area, title, shownAtFirst },
    actions: (
      <Actions
        {...{ area, title, students, again, printing: printingOf(reason) }}
        onStart={() => onStart({ reason, count: students.count })}
      />
    ),
  })
  return (
    <>
      <StudentGroup
        {...groupOf('fallen', t('{{count}} in clear decline', { count: fallen.count }), fallen)}
        advice={t('Talk with the student, and test again before drawing conclusions.')}
        students={fallen}
        why={({ growth }) => <GrowthText {...growth} fallen />}
      />
      <StudentGroup
        {...groupOf('far_below', t('{{count}} far below grade level', { count: far_below.count }), far_below)}
        advice={t('Give them easier texts for now, read with them often, and test again in a few months.')}
        students={far_below}
        why={({ percentile }) => <Detail>{write(namePercentile(percentile))}</Detail>}
      />
      <StudentGroup
        {...groupOf('doubtful', t('{{count}} without a reliable result', { count: doubtful.count }), doubtful, true)}
        advice={t('Answers were too fast, too few or no better than guessing. Repeat the test on a quiet day.')}
        students={doubtful}
        why={() => <Detail>{t('not reliable')}</Detail>}
      />
      <StudentGroup
        {...groupOf(
          'stale',
          t('{{count}} not tested for {{months}} months', { months: STALE_MONTHS, count: stale.count }),
          stale,
        )}
        advice={t('Their level may have changed since. Give them another test.')}
        students={stale}
        why={({ finished_at }) => <Detail>{t('last tested {{day}}', { day: day(finished_at) })}</Detail>}
      />
      <StudentGroup
        {...groupOf('unmeasured', t('{{count}} not measured yet', { count: unmeasured.count }), unmeasured)}
        advice={t('No finished test. Check whether they can still take it.')}
        students={unmeasured}
        why={() => <Detail>{t('no test yet')}</Detail>}
      />
    </>
  )
}

/** The students who need attention, the reasons, and what to do about each group. */
export const NeedsAttention = ({ area, summary, classroomId }: Props) => {
  const { t } = useTranslation()
  const [starting, setStarting] = useState<StartingGroup | null>(null)
  const { fallen, far_below, doubtful, stale, unmeasured } = summary
  const count = [fallen, far_below, doubtful, stale, unmeasured].reduce((sum, part) => sum + part.count, 0)
  if (count === 0)
    return (
      <Text>
        {t(
          'All clear: every student has a recent, reliable measure, and no one is far below grade level or in clear decline.',
        )}
      </Text>
    )
  return (
    <div className={styles.groups}>
      <Groups area={area} summary={summary} classroomId={classroomId} onStart={setStarting} />
      <StartDialog area={area} group={starting && { ...starting, classroomId }} onClose={() => setStarting(null)} />
    </div>
  )
}

/** Students with very likely real growth, largest first. */
export const ClearGrowth = ({ area, summary }: { area: StaffArea; summary: Summary }) => {
  const { t } = useTranslation()
  const { grown, compared } = summary
  if (compared === 0) return <Text c="dimmed">{t('Growth appears after the second test.')}</Text>
  if (grown.count === 0)
    return (
      <Text c="dimmed">
        {t('No clear growth yet among {{count}} students with two or more tests.', {
          count: compared,
          defaultValue_one: 'No clear growth yet for the {{count}} student with two or more tests.',
        })}
      </Text>
    )
  return (
    <StudentGroup
      area={area}
      title={t('{{grown}} of {{count}} students with two or more tests', {
        grown: grown.count,
        count: compared,
        defaultValue_one: '{{grown}} of {{count}} student with two or more tests',
      })}
      advice={t('Their growth is at least 90% likely to be real.')}
      students={grown}
      shownAtFirst={4}
      why={({ growth }) => <GrowthText {...growth} />}
    />
  )
}

import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, GrowthText, Icon, Text, Title, UnstyledButton, useDisclosure } from '@lekta/shared/ui'
import { type ReactNode, useId } from 'react'
import type { NamedStudent, ScoreSummary as Summary } from '../contract/student'
import { STALE_MONTHS } from '../lib/attention'
import styles from './score-report.module.css'
import { type StaffArea, staffPaths } from './staff-paths'
import { useDay } from './use-day'

const shownAtFirst = 4

interface GroupProps<Row> {
  area: StaffArea
  title: string
  advice: string
  students: { count: number; first: readonly Row[] }
  /** Where to act on it. */
  act?: { to: string; label: string } | undefined
  /** Stands beside the name. */
  why?: (row: Row) => ReactNode
}

const Who = ({ area, row }: { area: StaffArea; row: NamedStudent }) =>
  row.report_id !== null ? (
    <Anchor component={Link} to={staffPaths(area).reportDetail(row.report_id)}>
      {row.name}
    </Anchor>
  ) : (
    <span>{row.name}</span>
  )

/** A long list ends before all are named; the table below has them all. */
function useMore({ count, first }: GroupProps<NamedStudent>['students']) {
  const { t } = useTranslation()
  return first.length < count
    ? t('Show {{shown}} of {{count}}', { shown: first.length, count })
    : t('Show all {{count}}', { count })
}

function StudentGroup<Row extends NamedStudent>({ area, title, advice, act, students, why }: GroupProps<Row>) {
  const { t } = useTranslation()
  const [open, { toggle }] = useDisclosure(false)
  const list = useId()
  const more = useMore(students)
  const { count, first } = students
  if (count === 0) return null
  return (
    <div>
      <Title order={3} size="h5">
        {title}
      </Title>
      <Text size="sm" c="dimmed">
        {advice}
      </Text>
      {act && (
        <Anchor component={Link} to={act.to} size="sm" className={styles.noPrint}>
          {act.label}
        </Anchor>
      )}
      <ul className={styles.people} id={list}>
        {first.map((row, i) => (
          <li key={row.id} hidden={!open && i >= shownAtFirst}>
            <Who area={area} row={row} />
            {why?.(row)}
          </li>
        ))}
      </ul>
      {count > shownAtFirst && (
        <UnstyledButton className={styles.more} aria-expanded={open} aria-controls={list} onClick={toggle}>
          {open ? t('Show fewer') : more}
          <Icon name={open ? 'up' : 'down'} size={16} />
        </UnstyledButton>
      )}
    </div>
  )
}

/** Where a teacher gives tests; a school leaves that to its teachers. */
function useActs(area: StaffArea) {
  const { t } = useTranslation()
  if (area === 'school') return undefined
  return {
    give: { to: '/teacher/test', label: t('Give a test') },
    allow: { to: '/teacher/test?tab=allow', label: t('Allow it once more') },
  }
}

/** Whom to look at first, why, and where to act. */
export const ScoreAttention = ({ area, summary }: { area: StaffArea; summary: Summary }) => {
  const { t } = useTranslation()
  const day = useDay('medium')
  const acts = useActs(area)
  const { fallen, far_below, doubtful, stale, unmeasured } = summary
  const count = [fallen, far_below, doubtful, stale, unmeasured].reduce((sum, part) => sum + part.count, 0)
  if (count === 0)
    return (
      <Text>
        {t(
          'Nobody: all have a measure of late that can be trusted, none far below grade, and none very likely fallen.',
        )}
      </Text>
    )
  return (
    <div className={styles.groups}>
      <StudentGroup
        area={area}
        title={t('Very likely fallen: {{count}}', { count: fallen.count })}
        advice={t('Talk with the child, and test again before anything is concluded.')}
        act={acts?.give}
        students={fallen}
        why={({ growth }) => <GrowthText {...growth} />}
      />
      <StudentGroup
        area={area}
        title={t('Far below grade: {{count}}', { count: far_below.count })}
        advice={t('Give them easier texts for now, read with them often, and test again after some months.')}
        act={acts?.give}
        students={far_below}
        why={({ percentile }) => (
          <Text component="span" size="sm" c="dimmed">
            {t('percentile about {{percentile}}', { percentile })}
          </Text>
        )}
      />
      <StudentGroup
        area={area}
        title={t('Cannot be trusted: {{count}}', { count: doubtful.count })}
        advice={t(
          'Answers came too fast, were too few, or were no better than guesses. Repeat the test on a calm day.',
        )}
        act={acts?.allow}
        students={doubtful}
      />
      <StudentGroup
        area={area}
        title={t('Not tested for {{months}} months: {{count}}', { months: STALE_MONTHS, count: stale.count })}
        advice={t('What they read may have changed since. Give them the next test.')}
        act={acts?.give}
        students={stale}
        why={({ finished_at }) => (
          <Text component="span" size="sm" c="dimmed">
            {t('last on {{day}}', { day: day(finished_at) })}
          </Text>
        )}
      />
      <StudentGroup
        area={area}
        title={t('Not measured yet: {{count}}', { count: unmeasured.count })}
        advice={t('No finished test. Find out whether they can still take it.')}
        act={acts?.give}
        students={unmeasured}
      />
    </div>
  )
}

/** Whose growth is very likely real, largest first. */
export const ScoreGrown = ({ area, summary }: { area: StaffArea; summary: Summary }) => {
  const { t } = useTranslation()
  const { grown, compared } = summary
  if (compared === 0) return <Text c="dimmed">{t('Growth shows from the second test on.')}</Text>
  if (grown.count === 0)
    return (
      <Text c="dimmed">{t('Nobody very likely yet, of {{count}} with two tests or more.', { count: compared })}</Text>
    )
  return (
    <StudentGroup
      area={area}
      title={t('{{grown}} of {{count}} with two tests or more', { grown: grown.count, count: compared })}
      advice={t('Their growth is at least 90% likely to be real.')}
      students={grown}
      why={({ growth }) => <GrowthText {...growth} />}
    />
  )
}

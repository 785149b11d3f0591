import type { NamedStudent, ScoreSummary as Summary } from '@lekta/shared/contract/people/student'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { STALE_MONTHS } from '@lekta/shared/lib/measure/attention'
import { Link } from '@lekta/shared/routing'
import { Anchor, GrowthText, Icon, Text, Title, UnstyledButton, useDisclosure } from '@lekta/shared/ui'
import { type ReactNode, useId } from 'react'
import { type StaffArea, staffPaths } from '../staff-paths'
import styles from './class-report.module.css'

const shownAtFirst = 4

interface GroupProps<Row> {
  area: StaffArea
  title: string
  advice: string
  students: { count: number; first: readonly Row[] }
  /** The link to the page on which the user can act. */
  act?: { to: string; label: string } | undefined
  /** Shown next to the name. */
  why?: (row: Row) => ReactNode
}

const StudentLink = ({ area, row }: { area: StaffArea; row: NamedStudent }) =>
  row.report_id !== null ? (
    <Anchor component={Link} to={staffPaths(area).reportDetail(row.report_id)}>
      {row.name}
    </Anchor>
  ) : (
    <span>{row.name}</span>
  )

/**
 * Returns the label of the button that expands the list. A long list does not name everyone; the table below it does.
 */
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
            <StudentLink area={area} row={row} />
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

/** Returns the links to give a test or allow a retake; undefined for schools, where teachers give the tests. */
function useActs(area: StaffArea) {
  const { t } = useTranslation()
  if (area === 'school') return undefined
  return {
    give: { to: '/teacher/test', label: t('Give a test') },
    allow: { to: '/teacher/allow-test', label: t('Allow a retake') },
  }
}

/** The students who need attention, the reasons, and links to the pages on which to act. */
export const NeedsAttention = ({ area, summary }: { area: StaffArea; summary: Summary }) => {
  const { t } = useTranslation()
  const day = useDay('medium')
  const acts = useActs(area)
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
      <StudentGroup
        area={area}
        title={t('{{count}} in clear decline', { count: fallen.count })}
        advice={t('Talk with the student, and test again before drawing conclusions.')}
        act={acts?.give}
        students={fallen}
        why={({ growth }) => <GrowthText {...growth} />}
      />
      <StudentGroup
        area={area}
        title={t('{{count}} far below grade level', { count: far_below.count })}
        advice={t('Give them easier texts for now, read with them often, and test again in a few months.')}
        act={acts?.give}
        students={far_below}
        why={({ percentile }) => (
          <Text component="span" size="sm" c="dimmed">
            {t('about percentile {{percentile}}', { percentile })}
          </Text>
        )}
      />
      <StudentGroup
        area={area}
        title={t('{{count}} without a reliable result', { count: doubtful.count })}
        advice={t('Answers were too fast, too few or no better than guessing. Repeat the test on a quiet day.')}
        act={acts?.allow}
        students={doubtful}
      />
      <StudentGroup
        area={area}
        title={t('{{count}} not tested for {{months}} months', { months: STALE_MONTHS, count: stale.count })}
        advice={t('Their level may have changed since. Give them another test.')}
        act={acts?.give}
        students={stale}
        why={({ finished_at }) => (
          <Text component="span" size="sm" c="dimmed">
            {t('last tested {{day}}', { day: day(finished_at) })}
          </Text>
        )}
      />
      <StudentGroup
        area={area}
        title={t('{{count}} not measured yet', { count: unmeasured.count })}
        advice={t('No finished test. Check whether they can still take it.')}
        act={acts?.give}
        students={unmeasured}
      />
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
      why={({ growth }) => <GrowthText {...growth} />}
    />
  )
}

import type { SchoolDashboard, TermProgress } from '@lekta/shared/contract/dashboard'
import { Figure, Figures } from '@lekta/shared/dashboard/figures'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { signedMeasure } from '@lekta/shared/lib/measure/describe-growth'
import { Link } from '@lekta/shared/routing'
import { Anchor, Text } from '@lekta/shared/ui'
import { staffPaths } from '@lekta/staff/staff-paths'

const paths = staffPaths('school')

function useNumbers() {
  const { i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language)
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  return {
    number: (value: number) => number.format(value),
    share: (part: number, whole: number) => percent.format(whole === 0 ? 0 : part / whole),
  }
}

interface Props {
  dashboard: SchoolDashboard
}

/** A figure of the last term, to compare with; absent if there is none. */
const LastTerm = ({ value }: { value: string | undefined }) => {
  const { t } = useTranslation()
  if (value === undefined) return null
  return (
    <Text size="sm" c="dimmed">
      {t('last term {{value}}', { value })}
    </Text>
  )
}

const Tested = ({ dashboard: { students, tested, progress } }: Props) => {
  const { t } = useTranslation()
  const { number, share } = useNumbers()
  return (
    <Figure label={t('Tested this term')} value={share(tested, students)}>
      <Text size="sm">
        {t('{{measured}} of {{students}} students', { measured: number(tested), students: number(students) })}
      </Text>
      <LastTerm value={progress && share(progress.last_term.tested, students)} />
    </Figure>
  )
}

/** The growth since the last term beside what was expected; absent if too few students were tested in both. */
const Growth = ({ growth }: Pick<TermProgress, 'growth'>) => {
  const { t } = useTranslation()
  if (!growth) return null
  const { median, expected, students } = growth
  return (
    <Figure label={t('Growth since last term')} value={signedMeasure(median)} to={`${paths.report}?tab=growth`}>
      <Text size="sm">
        {t('median of {{count}} students', { count: students, defaultValue_one: 'median of {{count}} student' })}
      </Text>
      {expected !== null && (
        <Text size="sm" c="dimmed">
          {t('expected {{gain}}', { gain: signedMeasure(expected) })}
        </Text>
      )}
    </Figure>
  )
}

const FarBelow = ({ dashboard: { concerns, progress } }: Props) => {
  const { t } = useTranslation()
  const { number, share } = useNumbers()
  const last = progress?.last_term
  return (
    <Figure
      label={t('Far below grade level')}
      value={progress ? share(progress.far_below, progress.measured) : number(concerns.far_below)}
      to={paths.report}
    >
      {progress && (
        <Text size="sm">
          {t('{{measured}} of {{students}} students', {
            measured: number(progress.far_below),
            students: number(progress.measured),
          })}
        </Text>
      )}
      <LastTerm value={last && last.measured > 0 ? share(last.far_below, last.measured) : undefined} />
    </Figure>
  )
}

const Seats = ({ dashboard: { inbox } }: Props) => {
  const { t } = useTranslation()
  const { number } = useNumbers()
  const day = useDay('medium')
  const seats = inbox?.seats
  if (!seats) return null
  return (
    <Figure label={t('Seats left')} value={number(seats.left)} to="/school/invoice">
      <Text size="sm">{t('of {{total}}, until {{day}}', { total: number(seats.total), day: day(seats.ends_at) })}</Text>
    </Figure>
  )
}

const Students = ({ dashboard: { students, classrooms, teachers } }: Props) => {
  const { t } = useTranslation()
  const { number } = useNumbers()
  return (
    <Figure label={t('Students')} value={number(students)} to={paths.students}>
      <Text size="sm">
        <Anchor component={Link} to={paths.classrooms} size="sm">
          {t('{{count}} classrooms', { count: classrooms, defaultValue_one: '{{count}} classroom' })}
        </Anchor>{' '}
        ·{' '}
        <Anchor component={Link} to="/school/teacher" size="sm">
          {t('{{count}} teachers', { count: teachers, defaultValue_one: '{{count}} teacher' })}
        </Anchor>
      </Text>
    </Figure>
  )
}

/** The figures of a school, compared with last term or with what was expected. */
export const KeyFigures = ({ dashboard }: Props) => (
  <Figures>
    <Tested dashboard={dashboard} />
    {dashboard.progress && <Growth growth={dashboard.progress.growth} />}
    <FarBelow dashboard={dashboard} />
    <Seats dashboard={dashboard} />
    <Students dashboard={dashboard} />
  </Figures>
)

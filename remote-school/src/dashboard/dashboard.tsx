import { useQuery } from '@lekta/shared/client'
import { dashboardContract, type SchoolDashboard } from '@lekta/shared/contract/dashboard'
import { dashboardQueryOptions } from '@lekta/shared/dashboard/dashboard-query-options'
import { Figure, Figures } from '@lekta/shared/dashboard/figures'
import { useDay } from '@lekta/shared/dates/use-day'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import {
  Anchor,
  Button,
  DashboardGrid,
  DashboardSkeleton,
  EmptyNotice,
  Group,
  Panel,
  Progress,
  Stack,
  Text,
} from '@lekta/shared/ui'
import { GroupResultsList } from '@lekta/staff/class-report/group-results'
import { type InboxEntry, InboxPanel, useInboxEntries } from '@lekta/staff/dashboard/inbox-panel'
import { OpenTestsPanel } from '@lekta/staff/dashboard/open-tests'
import { RecentTests } from '@lekta/staff/dashboard/recent-tests'
import { staffPaths } from '@lekta/staff/staff-paths'
import { Classes } from './classes'

const paths = staffPaths('school')

const Counts = ({ dashboard }: { dashboard: SchoolDashboard }) => {
  const { students, tested, teachers, classrooms, concerns } = dashboard
  const seats = dashboard.inbox?.seats
  const day = useDay('medium')
  const { t, i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language)
  const share = students === 0 ? 0 : tested / students
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  return (
    <Figures>
      <Figure label={t('Tested this term')} value={percent.format(share)}>
        <Text size="sm">
          {t('{{measured}} of {{students}} students', {
            measured: number.format(tested),
            students: number.format(students),
          })}
        </Text>
        <Progress value={share * 100} size="sm" mt={6} aria-hidden="true" />
      </Figure>
      <Figure label={t('Far below grade level')} value={number.format(concerns.far_below)} to={paths.report}>
        <Text size="sm">{t('of {{students}} students', { students: number.format(students) })}</Text>
      </Figure>
      {seats && (
        <Figure label={t('Seats left')} value={number.format(seats.left)} to="/school/invoice">
          <Text size="sm">
            {t('of {{total}}, until {{day}}', { total: number.format(seats.total), day: day(seats.ends_at) })}
          </Text>
        </Figure>
      )}
      <Figure label={t('Students')} value={number.format(students)} to={paths.students}>
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
    </Figures>
  )
}

const Grades = ({ grades }: Pick<SchoolDashboard, 'grades'>) => {
  const { t } = useTranslation()
  return (
    <Panel title={t('Grade overview')}>
      {grades.length === 0 ? (
        <Text c="dimmed">{t('Grades appear here once students have a grade and have finished a test.')}</Text>
      ) : (
        <GroupResultsList
          groups={grades}
          keyOf={({ grade }) => grade}
          name={({ grade }) => <b>{t('Grade {{grade}}', { grade })}</b>}
        />
      )}
    </Panel>
  )
}

const NoStudents = () => {
  const { t } = useTranslation()
  return (
    <EmptyNotice
      title={t('No students yet')}
      action={
        <Group gap="sm" mt="sm" justify="center">
          <Button component={Link} to="/school/child/upload">
            {t('Import students')}
          </Button>
          <Button component={Link} to={paths.addStudent} variant="default">
            {t('Add child')}
          </Button>
        </Group>
      }
    >
      {t('Once your school has students, you see here how each class reads.')}
    </EmptyNotice>
  )
}

/** Everything that waits for the school: parents, and what the server counts. */
const SchoolInbox = ({ dashboard }: { dashboard: SchoolDashboard }) => {
  const { t } = useTranslation()
  const { link_requests: count, inbox } = dashboard
  const requests: InboxEntry[] =
    count === 0
      ? []
      : [
          {
            text: t('{{count}} parents ask to be linked', {
              count,
              defaultValue_one: '{{count}} parent asks to be linked',
            }),
            to: '/school/parent',
          },
        ]
  return <InboxPanel across entries={[...requests, ...useInboxEntries('school', inbox)]} />
}

const Cards = ({ dashboard }: { dashboard: SchoolDashboard }) =>
  dashboard.students === 0 ? (
    <NoStudents />
  ) : (
    <DashboardGrid
      head={
        <Stack gap="md">
          <Counts dashboard={dashboard} />
          <SchoolInbox dashboard={dashboard} />
        </Stack>
      }
      main={<Grades grades={dashboard.grades} />}
      side={
        <>
          <Classes attention={dashboard.attention} concerns={dashboard.concerns} />
          <RecentTests area="school" recent={dashboard.recent} />
        </>
      }
      foot={<OpenTestsPanel area="school" tests={dashboard.tests} />}
    />
  )

/** The school at a glance: testing progress, grades, classes that need attention, recent and open tests. */
export default function Dashboard() {
  return (
    <QueryContent
      query={useQuery(dashboardContract.schoolDashboard, undefined, dashboardQueryOptions)}
      skeleton={<DashboardSkeleton />}
    >
      {(dashboard) => <Cards dashboard={dashboard} />}
    </QueryContent>
  )
}

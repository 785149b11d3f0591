import { useQuery } from '@lekta/shared/client'
import { dashboardContract, type TeacherDashboard } from '@lekta/shared/contract/dashboard'
import { dashboardQueryOptions } from '@lekta/shared/dashboard/dashboard-query-options'
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
  Icon,
  Panel,
  Stack,
} from '@lekta/shared/ui'
import { GroupResultsChart } from '@lekta/staff/class-report/group-results-chart'
import { GettingStartedPanel } from '@lekta/staff/dashboard/getting-started'
import { type InboxEntry, InboxPanel, useInboxEntries } from '@lekta/staff/dashboard/inbox-panel'
import { OpenTestsPanel } from '@lekta/staff/dashboard/open-tests'
import { RecentTests } from '@lekta/staff/dashboard/recent-tests'
import { staffPaths } from '@lekta/staff/staff-paths'
import { Attention } from './attention'
import styles from './dashboard.module.css'

const paths = staffPaths('teacher')

const Classrooms = ({ classrooms }: Pick<TeacherDashboard, 'classrooms'>) => {
  const { t } = useTranslation()
  return (
    <Panel title={t('Your classes')}>
      <GroupResultsChart
        label={t('Reading levels of your classes')}
        groups={classrooms}
        keyOf={({ id }) => id}
        name={({ name }) => name}
        to={({ id }) => paths.reportOf(id)}
      />
      <div className={styles.classes}>
        {classrooms.map(({ id, name }) => (
          <Anchor key={id} component={Link} to={paths.reportOf(id)} size="sm">
            {t('Report of {{name}}', { name })}
          </Anchor>
        ))}
      </div>
    </Panel>
  )
}

const NoClassroom = () => {
  const { t } = useTranslation()
  return (
    <EmptyNotice title={t('No classrooms yet')}>
      {t('Once your school assigns you a classroom, you see your day here: tests, students and their growth.')}
    </EmptyNotice>
  )
}

/** The maximum number of tests that are listed as waiting. */
const shownTests = 5

/** Returns what waits for the teacher: open tests that not everyone has begun, and checks of interventions. */
function useEntries({ tests, inbox }: TeacherDashboard): InboxEntry[] {
  const { t } = useTranslation()
  const behind = tests.first
    .slice(0, shownTests)
    .filter(({ open, children, finished, working }) => open && finished + working < children)
  const unstarted = behind.map((test) => ({
    text: t('{{title}}: {{count}} not started', {
      title: test.title,
      count: test.children - test.finished - test.working,
    }),
    to: `/teacher/schedule/${test.id}`,
    note: test.classrooms.map(({ name }) => name).join(', '),
  }))
  return [...useInboxEntries('teacher', inbox), ...unstarted]
}

const Cards = ({ dashboard }: { dashboard: TeacherDashboard }) => {
  const { t } = useTranslation()
  const entries = useEntries(dashboard)
  const steps = <GettingStartedPanel area="teacher" started={dashboard.getting_started} />
  if (dashboard.classrooms.length === 0)
    return (
      <Stack gap="md">
        <NoClassroom />
        {steps}
      </Stack>
    )
  return (
    <DashboardGrid
      equal
      head={
        <Stack gap="md">
          <Group justify="flex-end">
            <Button component={Link} to="/teacher/test" leftSection={<Icon name="test" size={18} />}>
              {t('Give a test')}
            </Button>
          </Group>
          {steps}
        </Stack>
      }
      main={
        <>
          <OpenTestsPanel area="teacher" tests={dashboard.tests} />
          <Classrooms classrooms={dashboard.classrooms} />
        </>
      }
      side={
        <>
          <InboxPanel entries={entries} />
          <Attention attention={dashboard.attention} concerns={dashboard.concerns} />
        </>
      }
      foot={<RecentTests area="teacher" recent={dashboard.recent} across />}
    />
  )
}

/** A teacher's dashboard: open tests, results of the classes, students who need attention, and recent tests. */
export default function Dashboard() {
  return (
    <QueryContent
      query={useQuery(dashboardContract.teacherDashboard, undefined, dashboardQueryOptions)}
      skeleton={<DashboardSkeleton />}
    >
      {(dashboard) => <Cards dashboard={dashboard} />}
    </QueryContent>
  )
}

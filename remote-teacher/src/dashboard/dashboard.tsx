import { useQuery } from '@lekta/shared/client'
import { type ClassResults, dashboardContract, type TeacherDashboard } from '@lekta/shared/contract/dashboard'
import { dashboardQueryOptions } from '@lekta/shared/dashboard/dashboard-query-options'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, Button, DashboardGrid, DashboardSkeleton, EmptyNotice, Group, Icon, Panel } from '@lekta/shared/ui'
import { GroupResultsList } from '@lekta/staff/class-report/group-results'
import { type InboxEntry, InboxPanel, useInboxEntries } from '@lekta/staff/dashboard/inbox-panel'
import { OpenTestsPanel } from '@lekta/staff/dashboard/open-tests'
import { SecondaryText } from '@lekta/staff/dashboard/panel-rows'
import { RecentTests } from '@lekta/staff/dashboard/recent-tests'
import { staffPaths } from '@lekta/staff/staff-paths'
import { Attention } from './attention'

const paths = staffPaths('teacher')

const ClassName = ({ room: { id, name, grade } }: { room: ClassResults }) => {
  const { t } = useTranslation()
  return (
    <span>
      <Anchor component={Link} to={paths.reportOf(id)} fw={650}>
        {name}
      </Anchor>{' '}
      <SecondaryText>{t('Grade {{grade}}', { grade })}</SecondaryText>
    </span>
  )
}

const Classrooms = ({ classrooms }: Pick<TeacherDashboard, 'classrooms'>) => {
  const { t } = useTranslation()
  return (
    <Panel title={t('Your classes')}>
      <GroupResultsList groups={classrooms} keyOf={({ id }) => id} name={(room) => <ClassName room={room} />} />
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

/** Returns what waits for the teacher: open tests that not everyone has begun, and checks of interventions. */
function useEntries({ tests, inbox }: TeacherDashboard): InboxEntry[] {
  const { t } = useTranslation()
  const behind = tests.first.filter(({ open, children, finished, working }) => open && finished + working < children)
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
  if (dashboard.classrooms.length === 0) return <NoClassroom />
  return (
    <DashboardGrid
      head={
        <Group justify="flex-end">
          <Button component={Link} to="/teacher/test" leftSection={<Icon name="test" size={18} />}>
            {t('Give a test')}
          </Button>
        </Group>
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

import { useQuery } from '@lekta/shared/client'
import { dashboardContract, type SchoolDashboard } from '@lekta/shared/contract/dashboard'
import { dashboardQueryOptions } from '@lekta/shared/dashboard/dashboard-query-options'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, DashboardGrid, DashboardSkeleton, EmptyNotice, Group, Panel, Stack, Text } from '@lekta/shared/ui'
import { GroupResultsChart } from '@lekta/staff/class-report/group-results-chart'
import { GettingStartedPanel } from '@lekta/staff/dashboard/getting-started'
import { type InboxEntry, InboxPanel, useInboxEntries } from '@lekta/staff/dashboard/inbox-panel'
import { OpenTestsTable } from '@lekta/staff/dashboard/open-tests-table'
import { RecentTests } from '@lekta/staff/dashboard/recent-tests'
import { staffPaths } from '@lekta/staff/staff-paths'
import { Classes } from './classes'
import { KeyFigures } from './key-figures'

const paths = staffPaths('school')

const Grades = ({ grades }: Pick<SchoolDashboard, 'grades'>) => {
  const { t } = useTranslation()
  return (
    <Panel title={t('Grade overview')}>
      {grades.length === 0 ? (
        <Text c="dimmed">{t('Grades appear here once students have a grade and have finished a test.')}</Text>
      ) : (
        <GroupResultsChart
          label={t('Reading levels of the grades')}
          groups={grades}
          keyOf={({ grade }) => grade}
          name={({ grade }) => t('Grade {{grade}}', { grade })}
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
    <Stack gap="md">
      <GettingStartedPanel area="school" started={dashboard.getting_started} />
      {!dashboard.getting_started && <NoStudents />}
    </Stack>
  ) : (
    <DashboardGrid
      head={
        <Stack gap="md">
          <GettingStartedPanel area="school" started={dashboard.getting_started} />
          <KeyFigures dashboard={dashboard} />
          <SchoolInbox dashboard={dashboard} />
        </Stack>
      }
      main={
        <>
          <Grades grades={dashboard.grades} />
          <OpenTestsTable area="school" tests={dashboard.tests} />
        </>
      }
      side={<Classes attention={dashboard.attention} concerns={dashboard.concerns} />}
      foot={<RecentTests area="school" recent={dashboard.recent} across />}
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

import { useQuery } from '@lekta/shared/client'
import { dashboardContract, type SchoolDashboard } from '@lekta/shared/contract/dashboard'
import { dashboardQueryOptions } from '@lekta/shared/dashboard/dashboard-query-options'
import { Figure, Figures } from '@lekta/shared/dashboard/figures'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import {
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
import { OpenTestsPanel } from '@lekta/staff/dashboard/open-tests'
import { RecentTests } from '@lekta/staff/dashboard/recent-tests'
import { staffPaths } from '@lekta/staff/staff-paths'
import { Classes } from './classes'

const paths = staffPaths('school')

const Counts = ({ dashboard: { students, tested, teachers, classrooms } }: { dashboard: SchoolDashboard }) => {
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
      <Figure label={t('Students')} value={number.format(students)} to={paths.students} />
      <Figure label={t('Teachers')} value={number.format(teachers)} to="/school/teacher" />
      <Figure label={t('Classrooms')} value={number.format(classrooms)} to={paths.classrooms} />
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

/** The number of link requests waiting for the school. Renders nothing if there are none. */
const LinkRequestCount = ({ count }: { count: number }) => {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <Panel
      title={t('Waiting for your answer')}
      action={
        <Button component={Link} to="/school/parent" size="compact-md">
          {t('View requests')}
        </Button>
      }
    >
      <Text>
        {t('{{count}} parents are asking to be linked to a child.', {
          count,
          defaultValue_one: '{{count}} parent is asking to be linked to a child.',
        })}
      </Text>
    </Panel>
  )
}

const Cards = ({ dashboard }: { dashboard: SchoolDashboard }) =>
  dashboard.students === 0 ? (
    <NoStudents />
  ) : (
    <DashboardGrid
      head={
        <Stack gap="md">
          <Counts dashboard={dashboard} />
          <LinkRequestCount count={dashboard.link_requests} />
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

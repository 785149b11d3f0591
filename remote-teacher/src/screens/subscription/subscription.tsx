import { call, useQuery } from '@lekta/shared/client'
import { subscriptionContract } from '@lekta/shared/contract/money/subscription'
import { type Classroom, classroomContract } from '@lekta/shared/contract/people/classroom'
import { CsvButton } from '@lekta/shared/downloads/csv-button'
import { useTranslation } from '@lekta/shared/i18n'
import { ListView } from '@lekta/shared/lists/list-view'
import { defaultPageSize, listQuery, useList } from '@lekta/shared/lists/use-list'
import { Link } from '@lekta/shared/routing'
import { Anchor, Button, type Column, Icon, PageHeader, Stack, Title, useDisclosure } from '@lekta/shared/ui'
import { TermHelp } from '@lekta/staff/glossary/term-help'
import { ImportLink } from '@lekta/staff/imports/import-link'
import { RedeemDialog } from '@lekta/staff/seats/redeem-dialog'
import { RunningSeats } from '@lekta/staff/seats/running-seats'
import { staffPaths } from '@lekta/staff/staff-paths'

const fresh = { refetchOnMountOrArgChange: true } as const

function useColumns(): Column<Classroom>[] {
  const { t } = useTranslation()
  return [
    {
      name: 'name',
      label: t('Classroom'),
      sortable: true,
      cell: ({ id, name }) => (
        <Anchor component={Link} to={staffPaths('teacher').seats(id)} fw={600} data-row-link>
          {name}
        </Anchor>
      ),
      csv: ({ name }) => name,
    },
    {
      name: 'students',
      label: t('Students'),
      sortable: true,
      numeric: true,
      cell: ({ students }) => students,
      csv: ({ students }) => students,
    },
    {
      name: 'seated',
      label: t('With a seat'),
      help: <TermHelp term="seat" />,
      sortable: true,
      numeric: true,
      cell: ({ seated }) => seated,
      csv: ({ seated }) => seated,
    },
    {
      name: 'missing',
      label: t('Without a seat'),
      numeric: true,
      cell: ({ students, seated }) => <b>{students - seated}</b>,
      csv: ({ students, seated }) => students - seated,
    },
  ]
}

const Classrooms = () => {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize, sortBy: 'name' })
  const columns = useColumns()
  return (
    <section aria-labelledby="own-classrooms">
      <Title order={2} size="h4" mb="sm" id="own-classrooms">
        {t('Your classrooms')}
      </Title>
      <ListView
        name="classrooms-seats"
        list={list}
        query={useQuery(classroomContract.classrooms, { query: listQuery(list.options) }, fresh)}
        label={t('Seats by classroom')}
        columns={columns}
        rowKey={({ id }) => id}
        searchLabel={t('Classroom name')}
        actions={
          <CsvButton
            file={t('seats')}
            columns={columns}
            load={(http, page) =>
              call(http, classroomContract.classrooms, { query: listQuery({ ...list.options, ...page }) })
            }
          />
        }
        empty={{
          title: t('No classrooms yet'),
          text: t('Classrooms appear here once your school assigns you one.'),
        }}
      />
    </section>
  )
}

/** The school's running subscription, the seats of the teacher's classes, and vouchers for other students. */
export default function Subscription() {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure()
  const running = useQuery(subscriptionContract.runningSubscriptions, undefined, fresh)
  return (
    <>
      <PageHeader
        title={t('Subscriptions')}
        help={<TermHelp term="subscription" />}
        subtitle={t('Your school’s active subscriptions, and which of your students have a seat.')}
      >
        <ImportLink area="teacher" page="redeem" />
        <Button leftSection={<Icon name="card" size={18} />} onClick={open}>
          {t('Redeem a voucher')}
        </Button>
      </PageHeader>
      <Stack gap="xl">
        <RunningSeats area="teacher" query={running} />
        <Classrooms />
      </Stack>
      <RedeemDialog opened={opened} onClose={close} />
    </>
  )
}

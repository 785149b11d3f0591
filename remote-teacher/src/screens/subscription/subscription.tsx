import type { Classroom } from '@lekta/shared/contract/classroom'
import { useClassroomsQuery } from '@lekta/shared/data/classroom'
import { useRunningSubscriptionsQuery } from '@lekta/shared/data/subscription'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { ListView } from '@lekta/shared/screens/list-view'
import { RedeemDialog } from '@lekta/shared/screens/money/redeem-dialog'
import { RunningSeats } from '@lekta/shared/screens/money/running-seats'
import { staffPaths } from '@lekta/shared/screens/staff-paths'
import { listLimit, useList } from '@lekta/shared/screens/use-list'
import { Anchor, Button, type Column, Icon, PageHeader, Stack, Title, useDisclosure } from '@lekta/shared/ui'

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
    },
    { name: 'students', label: t('Students'), sortable: true, numeric: true, cell: ({ students }) => students },
    { name: 'seated', label: t('With a seat'), sortable: true, numeric: true, cell: ({ seated }) => seated },
    {
      name: 'missing',
      label: t('Without a seat'),
      numeric: true,
      cell: ({ students, seated }) => <b>{students - seated}</b>,
    },
  ]
}

const Classrooms = () => {
  const { t } = useTranslation()
  const list = useList({ size: listLimit, sortBy: 'name' })
  return (
    <section aria-labelledby="own-classrooms">
      <Title order={2} size="h4" mb="sm" id="own-classrooms">
        {t('Your classrooms')}
      </Title>
      <ListView
        list={list}
        query={useClassroomsQuery({ query: { options: list.options } }, fresh)}
        label={t('Seats by classroom')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        searchLabel={t('Name of a classroom')}
        empty={{
          title: t('No classrooms yet'),
          text: t('As soon as your school gives you a classroom, it stands here.'),
        }}
      />
    </section>
  )
}

/** What runs at the teacher's school, who of the own classes has a seat, and vouchers for the others. */
export default function Subscription() {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure()
  const running = useRunningSubscriptionsQuery(undefined, fresh)
  return (
    <>
      <PageHeader
        title={t('Subscription')}
        subtitle={t('What runs at your school, and which of your students have a seat.')}
      >
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

import { call, useMutation, useQuery } from '@lekta/shared/client'
import { type Leaver, leaverContract } from '@lekta/shared/contract/people/leaver'
import { studentContract } from '@lekta/shared/contract/people/student'
import { RETENTION_EXTENSION } from '@lekta/shared/contract/retention'
import { useCsvDay, useDay } from '@lekta/shared/dates/use-day'
import { CsvButton } from '@lekta/shared/downloads/csv-button'
import { useAction } from '@lekta/shared/feedback/use-action'
import { isLanguage, useTranslation } from '@lekta/shared/i18n'
import { describePeriod } from '@lekta/shared/lib/time/period'
import { ListView } from '@lekta/shared/lists/list-view'
import { defaultPageSize, listQuery, useList } from '@lekta/shared/lists/use-list'
import { Link } from '@lekta/shared/routing'
import { Alert, Avatar, Button, type Column, Group, Icon, PageHeader, Text } from '@lekta/shared/ui'
import { type Action, BulkBar, useMenuColumn } from '@lekta/staff/people/row-menu'
import { useSelection } from '@lekta/staff/people/use-selection'
import styles from '../parent/parent.module.css'

/** Returns the actions that keep students who are about to be deleted. */
function useLeaverActions(onDone: () => void): Action[] {
  const { t, i18n } = useTranslation()
  const act = useAction()
  const [extend] = useMutation(leaverContract.extendLeavers)
  const [restore] = useMutation(studentContract.restoreStudents)
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  const time = describePeriod(RETENTION_EXTENSION, language)
  const run = async (done: Promise<boolean>) => {
    if (await done) onDone()
  }
  return [
    {
      label: t('Keep {{time}} longer', { time }),
      picture: 'clock',
      run: (ids) =>
        void run(
          act(
            () => extend({ body: { ids: [...ids] } }).unwrap(),
            t('{{count}} students are kept {{time}} longer.', {
              time,
              count: ids.length,
              defaultValue_one: '{{count}} student is kept {{time}} longer.',
            }),
          ),
        ),
    },
    {
      label: t('Restore'),
      picture: 'restore',
      run: (ids) =>
        void run(
          act(
            () => restore({ body: { ids: [...ids] } }).unwrap(),
            t('{{count}} students restored', { count: ids.length, defaultValue_one: '{{count}} student restored' }),
          ),
        ),
    },
  ]
}

function useColumns(): Column<Leaver>[] {
  const { t } = useTranslation()
  const day = useDay('medium')
  const csvDay = useCsvDay()
  return [
    {
      name: 'name',
      label: t('Name'),
      sortable: true,
      csv: [
        { label: t('Name'), csv: ({ name }) => name },
        { label: t('Username'), csv: ({ username }) => username },
      ],
      cell: ({ name, username, avatar }) => (
        <Group gap="sm" wrap="nowrap">
          <Avatar name={name} avatar={avatar} />
          <span className={styles.person}>
            <Text component="span" fw={600}>
              {name}
            </Text>
            <Text component="span" size="sm" c="dimmed">
              {username}
            </Text>
          </span>
        </Group>
      ),
    },
    {
      name: 'left_at',
      label: t('Left on'),
      sortable: true,
      csv: ({ left_at }) => csvDay(left_at),
      cell: ({ left_at }) => day(left_at),
    },
    {
      name: 'due_at',
      label: t('Deleted on'),
      sortable: true,
      csv: ({ due_at }) => csvDay(due_at),
      cell: ({ due_at }) => day(due_at),
    },
    {
      name: 'parents',
      label: t('Notified parents'),
      numeric: true,
      csv: ({ parents }) => String(parents),
      cell: ({ parents }) => parents,
    },
  ]
}

/** When the announced students are erased. */
const Announcement = () => {
  const { t } = useTranslation()
  const day = useDay()
  const { data } = useQuery(leaverContract.retention)
  if (!data?.round || data.round.waiting === 0) return null
  return (
    <Alert color="orange" role="note" icon={<Icon name="alert" />} mb="lg">
      {t(
        'On {{day}}, the accounts, tests and results of these students are deleted for good. Keep or restore the students whose data you still need.',
        { day: day(data.round.due_at) },
      )}
    </Alert>
  )
}

/** The students who left long ago and are about to be deleted. */
export default function RetentionPage() {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize, sortBy: 'name' })
  const { selection, ids, clear } = useSelection<Leaver>(({ name }) => name)
  const actions = useLeaverActions(clear)
  const columns = useColumns()
  const menu = useMenuColumn<Leaver>(() => ({ leads: [], actions }))
  const query = useQuery(
    leaverContract.leavers,
    { query: listQuery(list.options) },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <>
      <PageHeader title={t('Former students')} subtitle={t('Students who left long ago and are about to be deleted')}>
        <Button
          component={Link}
          to="/school/setting/index?tab=school"
          variant="default"
          leftSection={<Icon name="settings" size={18} />}
        >
          {t('Settings')}
        </Button>
      </PageHeader>
      <Announcement />
      <ListView
        name="leavers"
        list={list}
        query={query}
        label={t('Former students')}
        columns={[...columns, menu]}
        rowKey={({ id }) => id}
        searchLabel={t('Name, username or e-mail')}
        empty={{
          title: t('No one is about to be deleted'),
          text: t('When students left longer ago than you keep their data, you see them here a month before.'),
        }}
        actions={
          <CsvButton
            file={t('former-students')}
            columns={columns}
            load={(http, page) =>
              call(http, leaverContract.leavers, { query: listQuery({ ...list.options, ...page }) })
            }
          />
        }
        selection={selection}
        bulk={<BulkBar ids={ids} actions={actions} onClear={clear} />}
        tall
      />
    </>
  )
}

import { call, useQuery } from '@lekta/shared/client'
import { dataExportContract, type exportStates, type ListedExport } from '@lekta/shared/contract/data-export'
import { useFailureText } from '@lekta/shared/data-export/use-failure-text'
import { useSize } from '@lekta/shared/data-export/use-size'
import { useDateAndTime } from '@lekta/shared/dates/use-day'
import { DownloadButton } from '@lekta/shared/downloads/download-button'
import { useTranslation } from '@lekta/shared/i18n'
import { ListView } from '@lekta/shared/lists/list-view'
import { listQuery, useList } from '@lekta/shared/lists/use-list'
import { Button, type Column, Icon, StatusBadge, type StatusTone, Text } from '@lekta/shared/ui'
import { useEffect, useState } from 'react'
import { RequestDialog } from './request-dialog'

/** Milliseconds between two polls while an archive is being made. */
const POLLING = 2000

type State = (typeof exportStates)[number]

const tones: Readonly<Record<State, StatusTone>> = {
  waiting: 'neutral',
  ready: 'good',
  expired: 'neutral',
  failed: 'caution',
}

function useStateName() {
  const { t } = useTranslation()
  const names: Readonly<Record<State, string>> = {
    waiting: t('Being prepared'),
    ready: t('Ready'),
    expired: t('Expired'),
    failed: t('Failed'),
  }
  return (state: State) => names[state]
}

const Account = ({ account: { name, username } }: { account: ListedExport['person'] }) => (
  <>
    <Text fw={600} size="sm">
      {name}
    </Text>
    <Text size="sm" c="dimmed">
      {username}
    </Text>
  </>
)

const Status = ({ archive: { state, failure } }: { archive: ListedExport }) => {
  const stateName = useStateName()
  const failureText = useFailureText()
  return (
    <>
      <StatusBadge tone={tones[state]}>{stateName(state)}</StatusBadge>
      {failure && (
        <Text size="sm" c="dimmed" mt={4} maw={280}>
          {failureText(failure)}
        </Text>
      )}
    </>
  )
}

function useColumns(): Column<ListedExport>[] {
  const { t } = useTranslation()
  const dateAndTime = useDateAndTime()
  const size = useSize()
  return [
    { name: 'name', label: t('About'), sortable: true, cell: ({ person }) => <Account account={person} /> },
    { name: 'requested_by', label: t('Requested by'), cell: (archive) => <Account account={archive.requested_by} /> },
    {
      name: 'requested_at',
      label: t('Requested on'),
      sortable: true,
      noWrap: true,
      cell: ({ requested_at }) => dateAndTime(requested_at),
    },
    { name: 'note', label: t('Reason'), cell: ({ note }) => note ?? '–' },
    { name: 'state', label: t('Status'), cell: (archive) => <Status archive={archive} /> },
    {
      name: 'expires_at',
      label: t('Available until'),
      sortable: true,
      noWrap: true,
      cell: ({ expires_at }) => (expires_at ? dateAndTime(expires_at) : '–'),
    },
    {
      name: 'actions',
      label: t('Actions'),
      labelHidden: true,
      numeric: true,
      cell: ({ id, own, state, bytes }) =>
        own &&
        state === 'ready' && (
          <DownloadButton
            small
            label={t('Download ({{size}})', { size: size(bytes ?? 0) })}
            make={(http) => call(http, dataExportContract.dataExportFile, { params: { id } })}
          />
        ),
    },
  ]
}

/** All archives of personal data, and a form to have one made of any account. */
export const Exports = () => {
  const { t } = useTranslation()
  const list = useList({ size: 20, sortBy: 'requested_at', descending: true })
  const [isWaiting, setWaiting] = useState(false)
  const [opened, setOpened] = useState(false)
  const query = useQuery(
    dataExportContract.dataExports,
    { query: listQuery(list.options) },
    { pollingInterval: isWaiting ? POLLING : 0, refetchOnMountOrArgChange: true },
  )
  const waits = query.data?.data.some(({ state }) => state === 'waiting') ?? false
  useEffect(() => setWaiting(waits), [waits])
  return (
    <>
      <ListView
        list={list}
        query={query}
        label={t('Exports')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        searchLabel={t('Name or username')}
        actions={
          <Button leftSection={<Icon name="page" size={18} />} onClick={() => setOpened(true)}>
            {t('Export a person’s data')}
          </Button>
        }
        empty={{ title: t('No exports yet'), text: t('Copies that people request appear here.') }}
      />
      <RequestDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}

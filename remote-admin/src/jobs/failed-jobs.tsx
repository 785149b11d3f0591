import { useMutation, useQuery } from '@lekta/shared/client'
import { type FailedJob, jobContract, jobKinds } from '@lekta/shared/contract/platform/jobs'
import { useDateAndTime } from '@lekta/shared/dates/use-day'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { ListView } from '@lekta/shared/lists/list-view'
import { defaultPageSize, listQuery, useList } from '@lekta/shared/lists/use-list'
import { useUrlFilter } from '@lekta/shared/lists/use-url-filter'
import { Button, type Column, Group, Icon, NativeSelect, Stack, Text, Title } from '@lekta/shared/ui'
import { useJobName } from './use-job-names'

function useRetry() {
  const { t } = useTranslation()
  const act = useAction()
  const [retry] = useMutation(jobContract.retryJobs)
  return (jobs: readonly FailedJob[]) =>
    act(
      () => retry({ body: { ids: jobs.map(({ id }) => id) } }).unwrap(),
      ({ count }) => t('{{count}} jobs are queued again.', { count, defaultValue_one: 'The job is queued again.' }),
    )
}

const DeleteButton = ({ job: { id, kind } }: { job: FailedJob }) => {
  const { t } = useTranslation()
  const act = useAction()
  const jobName = useJobName()
  const [remove] = useMutation(jobContract.deleteJobs)
  return (
    <ConfirmButton
      variant="subtle"
      size="sm"
      title={t('Delete this job?')}
      text={t('“{{job}}” will then never be done. This cannot be undone.', { job: jobName(kind) })}
      action={t('Delete')}
      onConfirm={() => act(() => remove({ body: { ids: [id] } }).unwrap(), t('The job is deleted.'))}
    >
      {t('Delete')}
    </ConfirmButton>
  )
}

const Failure = ({ job: { error, stack } }: { job: FailedJob }) => {
  const { t } = useTranslation()
  if (stack === '') return <Text size="sm">{error || '–'}</Text>
  return (
    <details>
      <summary>{error || t('Unknown error')}</summary>
      <Text component="pre" size="xs" mt={4}>
        {stack}
      </Text>
    </details>
  )
}

function useColumns(): Column<FailedJob>[] {
  const { t } = useTranslation()
  const dateAndTime = useDateAndTime()
  const jobName = useJobName()
  const retry = useRetry()
  return [
    { name: 'kind', label: t('Job'), sortable: true, cell: ({ kind }) => jobName(kind) },
    { name: 'error', label: t('Error'), cell: (job) => <Failure job={job} /> },
    { name: 'tries', label: t('Tries'), numeric: true, cell: ({ tries }) => tries },
    {
      name: 'failed_at',
      label: t('Last try'),
      sortable: true,
      noWrap: true,
      cell: ({ failed_at }) => dateAndTime(failed_at),
    },
    {
      name: 'actions',
      label: t('Actions'),
      atEnd: true,
      numeric: true,
      cell: (job) => (
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          <Button variant="default" size="sm" onClick={() => void retry([job])}>
            {t('Try again')}
          </Button>
          <DeleteButton job={job} />
        </Group>
      ),
    },
  ]
}

const KindFilter = ({ value, onChoose }: { value: string; onChoose: (kind: string) => void }) => {
  const { t } = useTranslation()
  const jobName = useJobName()
  const kinds = jobKinds.map((kind) => ({ value: kind as string, label: jobName(kind) }))
  return (
    <NativeSelect
      aria-label={t('Job')}
      value={value}
      data={[{ value: '', label: t('All jobs') }, ...kinds.sort((a, b) => a.label.localeCompare(b.label))]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}

/** The jobs that have used all their tries. An admin can queue them again or delete them. */
export const FailedJobs = () => {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize, sortBy: 'failed_at', descending: true })
  const query = useQuery(
    jobContract.failedJobs,
    { query: listQuery(list.options) },
    { refetchOnMountOrArgChange: true },
  )
  // A list's search is in the address as `q`. It finds jobs by the name of their kind.
  const { values, choose, filtered } = useUrlFilter('q')
  const retry = useRetry()
  const shown = query.currentData?.data ?? []
  return (
    <Stack gap="sm" component="section">
      <Group justify="space-between">
        <div>
          <Title order={2} size="h4">
            {t('Failed jobs')}
          </Title>
          <Text c="dimmed">{t('They have used all their tries. After a week they are deleted.')}</Text>
        </div>
        {shown.length > 1 && (
          <Button variant="default" leftSection={<Icon name="retry" size={18} />} onClick={() => void retry(shown)}>
            {t('Try all on this page again')}
          </Button>
        )}
      </Group>
      <ListView<FailedJob>
        list={list}
        query={query}
        label={t('Failed jobs')}
        columns={useColumns()}
        rowKey={({ place }) => place}
        filters={<KindFilter value={values.q} onChoose={(kind) => choose('q', kind)} />}
        filtered={filtered}
        empty={{ title: t('No failed jobs'), text: t('Jobs that fail again and again appear here.') }}
      />
    </Stack>
  )
}

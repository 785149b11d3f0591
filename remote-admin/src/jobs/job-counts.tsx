import { useQuery } from '@lekta/shared/client'
import { type JobCounts as Counts, jobContract } from '@lekta/shared/contract/platform/jobs'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { Panel, Skeleton, Text } from '@lekta/shared/ui'
import { NumberTable } from '../number-table'
import { useJobName } from './use-job-names'

/** Milliseconds between two polls while the page is open. */
const POLLING = 10_000

const MINUTE = 60

const CountTable = ({ kinds }: { kinds: readonly Counts[] }) => {
  const { t, i18n } = useTranslation()
  const jobName = useJobName()
  const { format } = new Intl.NumberFormat(i18n.language)
  const delay = (seconds: number) =>
    seconds < MINUTE ? '–' : t('{{count}} min', { count: Math.floor(seconds / MINUTE) })
  const columns = [
    { label: t('Due now'), of: ({ due }: Counts) => format(due) },
    { label: t('Running'), of: ({ running }: Counts) => format(running) },
    { label: t('Later'), of: ({ waiting }: Counts) => format(waiting) },
    { label: t('Failed'), of: ({ failed }: Counts) => format(failed) },
    { label: t('Delay'), of: ({ oldest }: Counts) => delay(oldest) },
  ]
  return (
    <NumberTable
      label={t('Jobs by kind')}
      minWidth={560}
      heading={t('Job')}
      rows={kinds}
      keyOf={({ kind }) => kind}
      nameOf={({ kind }) => jobName(kind)}
      columns={columns}
    />
  )
}

const isBusy = ({ due, waiting, running, failed }: Counts) => due + waiting + running + failed > 0

/** How many jobs of each kind there are. Kinds without any are left out. */
export const JobCounts = () => {
  const { t } = useTranslation()
  const query = useQuery(jobContract.jobs, undefined, { pollingInterval: POLLING, refetchOnMountOrArgChange: true })
  return (
    <Panel title={t('Queue')}>
      <QueryContent query={query} skeleton={<Skeleton height={160} />}>
        {(kinds) => {
          const busy = kinds.filter(isBusy)
          if (busy.length === 0) return <Text c="dimmed">{t('Everything is done.')}</Text>
          return <CountTable kinds={busy} />
        }}
      </QueryContent>
    </Panel>
  )
}

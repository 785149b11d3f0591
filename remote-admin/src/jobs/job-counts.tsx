import { useQuery } from '@lekta/shared/client'
import { type JobCounts as Counts, jobContract } from '@lekta/shared/contract/platform/jobs'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { HorizontalScroll, Panel, Skeleton, Table, Text } from '@lekta/shared/ui'
import styles from '../dashboard/dashboard.module.css'
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
    <HorizontalScroll label={t('Jobs by kind')}>
      <Table aria-label={t('Jobs by kind')} miw={560}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('Job')}</Table.Th>
            {columns.map(({ label }) => (
              <Table.Th key={label} ta="right">
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {kinds.map((counts) => (
            <Table.Tr key={counts.kind}>
              <Table.Td>{jobName(counts.kind)}</Table.Td>
              {columns.map(({ label, of }) => (
                <Table.Td key={label} ta="right" className={styles.number}>
                  {of(counts)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </HorizontalScroll>
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
